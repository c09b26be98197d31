/**
 * Waits for statements that were sent at once, also for those after one that fails: in a transaction none may come behind
 * its rollback.
 * @throws what the first of them that failed has thrown; not that PostgreSQL ran it no more because another one had failed
 */
export async function together<Results extends readonly unknown[]>(
  ...statements: { [Index in keyof Results]: Promise<Results[Index]> }
): Promise<Results> {
  const settled = await Promise.allSettled(statements)
  const failed = settled.filter(({ status }) => status === 'rejected') as PromiseRejectedResult[]
  const cause = failed.find(({ reason }) => reason?.code !== afterAnotherFailed) ?? failed[0]
  if (cause) throw cause.reason
  return settled.map((its) => (its as PromiseFulfilledResult<unknown>).value) as unknown as Results
}

/** PostgreSQL's SQLSTATE of every statement of a transaction in which one has failed. */
const afterAnotherFailed = '25P02'
