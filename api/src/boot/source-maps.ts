import "typeorm"; // loaded before, because its maps alone would take 15 MB

/**
 * Makes stack traces name TypeScript lines. Import this early: it reads the maps of modules loaded later.
 * `--enable-source-maps` would also read the maps of all packages.
 */
process.setSourceMapsEnabled(true);
