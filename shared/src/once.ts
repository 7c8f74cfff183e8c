/** Returns a function that creates a value on its first call and returns it on every later call. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
