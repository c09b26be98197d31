/**
 * Settings of a connection to PostgreSQL: those of a pool of the package `pg`, whose `PoolConfig` fits. They are
 * declared here so that nobody needs that package who does not use it.
 */
export type PostgresSettings = {
  connectionString?: string | undefined
  host?: string | undefined
  port?: number | undefined
  user?: string | undefined
  password?: string | (() => string | Promise<string>) | undefined
  database?: string | undefined
  /** As for `tls.connect`. */
  ssl?: boolean | object | undefined
  application_name?: string | undefined
  /** Such as `-c search_path=innwire`. */
  options?: string | undefined
  /** Most connections of this process. @default 10 */
  max?: number | undefined
  min?: number | undefined
  idleTimeoutMillis?: number | null | undefined
  maxUses?: number | undefined
  maxLifetimeSeconds?: number | undefined
  allowExitOnIdle?: boolean | undefined
  /** Milliseconds for a connection, waiting for a free one included. @default 10000 */
  connectionTimeoutMillis?: number | undefined
  /**
   * Milliseconds after which the server ends a statement. PgBouncer refuses it at the start of a connection unless it
   * is told to ignore it; `false` leaves it out.
   * @default 15000
   */
  statement_timeout?: false | number | undefined
  /** Milliseconds after which an answer is waited for no longer, as when the network is gone. @default 20000 */
  query_timeout?: number | undefined
  lock_timeout?: number | undefined
  idle_in_transaction_session_timeout?: number | undefined
  /** Whether the system sees to it that a silent connection is alive. @default true */
  keepAlive?: boolean | undefined
  /** Milliseconds of silence before it does. @default 10000 */
  keepAliveInitialDelayMillis?: number | undefined
  /** The classes of `pg` itself, for those who extend them. */
  Client?: unknown
  types?: unknown
  stream?: unknown
}
