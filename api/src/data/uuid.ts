const UUID = /^[\da-f]{8}-[\da-f]{4}-[\da-f]{4}-[\da-f]{4}-[\da-f]{12}$/i;

/** Whether an id from outside can be one of ours; PostgreSQL would answer any other with an error. */
export function isUuid(id: unknown): id is string {
  return typeof id === "string" && UUID.test(id);
}
