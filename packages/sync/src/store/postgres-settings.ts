/**
 * Settings of a connection to PostgreSQL: those of a pool of the package `pg`, whose `PoolConfig` fits. They are
 * declared here so that nobody needs that package who does not use it.
 */
export type PostgresSettings = {
  /** Address of the database: `postgres://user:password@host:5432/database`. What it says counts before the settings below. */
  connectionString?: string | undefined
  /** Name or address of its machine, or the folder of its Unix socket. @default PGHOST, or `localhost` */
  host?: string | undefined
  /** @default PGPORT, or 5432 */
  port?: number | undefined
  /** Role of PostgreSQL by which it connects. @default PGUSER, or the user of the process */
  user?: string | undefined
  /** Password of that role, or a function that is asked for it at each new connection. @default PGPASSWORD, or that of `~/.pgpass` */
  password?: string | (() => string | Promise<string>) | undefined
  /** Name of the database. @default PGDATABASE, or the name of the role */
  database?: string | undefined
  /** As for `tls.connect`. */
  ssl?: boolean | object | undefined
  /** Name by which PostgreSQL lists the connections, in `pg_stat_activity`. @default PGAPPNAME */
  application_name?: string | undefined
  /** Such as `-c search_path=innwire`. */
  options?: string | undefined
  /** Most connections of this process. @default 10 */
  max?: number | undefined
  /** Connections that are kept when nothing is done. @default 0 */
  min?: number | undefined
  /** Milliseconds without work after which a connection is closed; 0: never. @default 10000 */
  idleTimeoutMillis?: number | null | undefined
  /** Uses after which a connection is replaced. @default Infinity */
  maxUses?: number | undefined
  /** Seconds after which a connection is replaced; 0: never. @default 0 */
  maxLifetimeSeconds?: number | undefined
  /** Whether the process may end while connections without work are open. @default false */
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
  /** Milliseconds after which the server ends a statement that waits for a lock. @default the setting of the server */
  lock_timeout?: number | undefined
  /** Milliseconds after which the server ends a connection whose transaction does nothing. @default the setting of the server */
  idle_in_transaction_session_timeout?: number | undefined
  /** Whether the system sees to it that a silent connection is alive. @default true */
  keepAlive?: boolean | undefined
  /** Milliseconds of silence before it does. @default 10000 */
  keepAliveInitialDelayMillis?: number | undefined
  /** The classes of `pg` itself, for those who extend them. */
  Client?: unknown
  /** How values are read, as `types` of `pg`. */
  types?: unknown
  /** Makes the socket of a connection, as `stream` of `pg`. */
  stream?: unknown
}
