const key = "shop.scroll";

/** How many places are remembered; a tab rarely goes back further. */
const maxPositions = 50;

/** Where the visitor was on each place of this tab's history, in pixels from the top. */
export function readPositions(): Record<string, number> {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? "{}") as Record<string, number>;
  } catch {
    return {};
  }
}

/** Remembers them until the tab is closed; where storage is forbidden, Back leads to the top. */
export function writePositions(positions: Record<string, number>): void {
  try {
    sessionStorage.setItem(
      key,
      JSON.stringify(Object.fromEntries(Object.entries(positions).slice(-maxPositions))),
    );
  } catch {
    // Nothing depends on it.
  }
}
