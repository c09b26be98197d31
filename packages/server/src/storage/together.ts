/**
 * Waits for statements that were sent at once, also for those after one that fails: in a transaction none may come behind
 * its rollback.
 * @throws what the first of them that failed has thrown
 */
export async function together<Results extends readonly unknown[]>(
  ...statements: { [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  try {
    return (await Promise.all(statements)) as unknown as Results
  } catch (error) {
    await Promise.allSettled(statements)
    throw error
  }
}
