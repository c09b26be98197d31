/** Something that keeps the server from starting and that its operator can mend; the message says how. */
export class StartError extends Error {
  override name = 'StartError'
}
