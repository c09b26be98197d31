/** A running server. */
export type Server = {
  /**
   * Address of the property API, such as `http://127.0.0.1:4020`, or `unix:` and the path of its Unix socket; empty for a
   * worker, which has none.
   */
  url: string
  /** Port of the property API; 0 where it listens on a Unix socket, or has none. */
  port: number
  /** Address of the control API, as that of the property API; undefined when it is off. */
  controlUrl: string | undefined
  /** Admin token of the control API; undefined when that is off, or has all its tokens from a file. */
  controlToken: string | undefined
  /**
   * Resolves with why the server can go on no more until it is started again; nothing of it does while all is well. On
   * PostgreSQL its database may have been restored, migrated or changed by a newer version while a connection was lost.
   * Every request is a 503 from then on: stop it.
   */
  superseded: Promise<Error>
  /**
   * Reads the files of `tls` again; without `tls` the log says that there are none. Connections from now on get the new
   * certificate; where it cannot be used, the log says why and the present one stays.
   */
  reloadCertificate(): void
  /**
   * Takes no more connections and requests, answers those under way, for at most 5<!-- http/app.graceMs/1000 --> seconds, and closes the database.
   * @param drainMs for so long, or until all connections are closed, it still answers what comes over those that are open,
   *   and closes each after its answer: so callers under load see no broken request. Default 0
   */
  stop(drainMs?: number): Promise<void>
}
