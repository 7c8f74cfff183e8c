/** How a process reaches the shop's PostgreSQL. */
export interface DatabaseSettings {
  /** The primary, maybe through a pooler, or through a proxy that knows which server it is (ADR-0040). */
  url: string;
  /** The primary without a pooler: for what lives as long as its session, such as LISTEN and session-level locks. */
  directUrl: string;
  /** Whether `url` leads through a pooler, so that no setting, lock or prepared statement of a session may be relied on there. */
  pooled: boolean;
  /** Streaming replicas, for what may be read a moment late. */
  replicaUrls: readonly string[];
  /** False behind a pooler that knows no prepared statements. */
  preparedStatements: boolean;
}
