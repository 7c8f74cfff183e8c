/** A list with one item moved to another place; the same list where there is no such place. */
export function moveItem<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const item = items[from];
  if (item === undefined || from === to || to < 0 || to >= items.length) return items;
  const others = items.filter((_, place) => place !== from);
  return [...others.slice(0, to), item, ...others.slice(to)];
}

/** The place over which a point is, by the middles of the rows from the top; the last one below all of them. */
export function placeAt(y: number, rows: readonly { top: number; height: number }[]): number {
  const below = rows.findIndex(({ top, height }) => y < top + height);
  return below === -1 ? rows.length - 1 : below;
}
