/** The connection settings of the shop's PostgreSQL. */
export interface DatabaseSettings {
  /** The primary, possibly through a pooler, or through a proxy that follows the primary (ADR-0040). */
  url: string;
  /** The primary without a pooler, for session state such as LISTEN and session-level locks. */
  directUrl: string;
  /** Whether `url` leads through a pooler, which doesn't keep a session's settings, locks and prepared statements. */
  pooled: boolean;
  /** Streaming replicas, for reads that tolerate a short delay. */
  replicaUrls: readonly string[];
  /** False behind a pooler without support for prepared statements. */
  preparedStatements: boolean;
}
