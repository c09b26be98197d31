// Loaded into a process by `--import`, in which the machine's clock is then ahead.
const ahead = Number(process.env.TEST_CLOCK_AHEAD_MS)
const real = Date.now

globalThis.Date = class extends Date {
  static override now = () => real() + ahead
  constructor(time: number | string = real() + ahead) {
    super(time)
  }
} as DateConstructor
