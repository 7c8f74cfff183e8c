/** Which image a key leads to; undefined for keys that lead to none. It goes on from the last to the first. */
export function indexAfter(key: string, shown: number, count: number): number | undefined {
  if (key === "ArrowRight") return (shown + 1) % count;
  if (key === "ArrowLeft") return (shown + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
