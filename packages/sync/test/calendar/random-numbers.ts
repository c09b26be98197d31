/** Numbers from 0 to 1, the same for the same seed. */
export function randomNumbers(seed: number) {
  let state = seed
  return () => {
    state = (state * 1_103_515_245 + 12_345) % 2 ** 31
    return state / 2 ** 31
  }
}

/** `SEED`, to see a failure again, or another one each time, which is printed. */
export function seedOf() {
  const seed = Number(process.env.INNWIRE_SEED ?? Date.now() % 1_000_000)
  console.log(`INNWIRE_SEED=${seed}`)
  return seed
}
