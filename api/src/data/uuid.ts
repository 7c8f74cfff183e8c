const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether a client's id is a UUID; PostgreSQL would raise an error for any other id. */
export function isUuid(id: unknown): id is string {
  return typeof id === "string" && UUID.test(id);
}
