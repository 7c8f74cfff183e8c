/**
 * Both builds name files by hash only, because content blockers match words in URLs, such as `share-` or `social-icons`. The hash is
 * hexadecimal, so that it forms no word either.
 */
export const assetNames = {
  hashCharacters: "hex",
  entryFileNames: "assets/[hash:12].js",
  chunkFileNames: "assets/[hash:12].js",
  assetFileNames: "assets/[hash:12][extname]",
} as const;
