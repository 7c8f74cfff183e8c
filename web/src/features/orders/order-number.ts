/** A short form of an order's id that can be read aloud: "9C2F-41AB". For people only; the id names the order. */
export function orderNumber(id: string): string {
  const end = id.replaceAll("-", "").slice(-8).toUpperCase();
  return `${end.slice(0, 4)}-${end.slice(4)}`;
}
