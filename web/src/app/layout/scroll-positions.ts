const key = "shop.scroll";

/** How many history entries are remembered. */
const maxPositions = 50;

/** The scroll position of each history entry of this tab, in pixels from the top; empty where storage is forbidden. */
export function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Stores the positions until the tab is closed. Where storage is forbidden, Back leads to the top of the page. */
export function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-maxPositions))),
    );
  } catch {
    // Only the scroll position is lost.
  }
}
