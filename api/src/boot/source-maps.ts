import "typeorm"; // before: its maps alone would take 15 MB

/**
 * Stacks name the lines of the TypeScript. Import this early: it reads the maps of what is loaded after it.
 * `--enable-source-maps` would read those of all packages too.
 */
process.setSourceMapsEnabled(true);
