/** The image after a key press; undefined for unrelated keys. Wraps around at both ends. */
export function indexAfter(key: string, shown: number, count: number): number | undefined {
  if (key === "ArrowRight") return (shown + 1) % count;
  if (key === "ArrowLeft") return (shown + count - 1) % count;
  if (key === "Home") return 0;
  return key === "End" ? count - 1 : undefined;
}
