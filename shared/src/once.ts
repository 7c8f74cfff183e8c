/** A function that makes a value at its first call and returns the same one ever after. */
export function once<Value extends object>(make: () => Value): () => Value {
  let made: Value | undefined;
  return () => (made ??= make());
}
