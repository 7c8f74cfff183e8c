// The process in which `npm run dev` runs the API. It loads npm's packages ahead, and the shop's own code
// once it gets the message to start: that takes less than half the time of both.
const { join } = require("node:path");

const folder = process.argv[2];

/** The functions that the dev server calls; DevPages receives all other messages. */
const offered = {
  preload(packages) {
    for (const file of packages) {
      try {
        require(file);
      } catch {
        // what can't be loaded alone is loaded later by the package that it belongs to
      }
    }
  },
  start({ env, inspect, settings }) {
    Object.assign(process.env, env);
    if (inspect) require("node:inspector").open(inspect);
    require(join(folder, "src/pages/dev-pages.js")).useDevPages(settings);
    require(join(folder, "src/boot/main.js"));
  },
  /** The packages for the next process to preload, and the schema. */
  describe() {
    const packages = Object.keys(require.cache).filter(
      (file) => file.includes("node_modules") && !file.startsWith(folder),
    );
    const { printSchemaWithDirectives } = require("@graphql-tools/utils");
    const { createSchema } = require(join(folder, "src/boot/create-schema.js"));
    return { packages, schema: `${printSchemaWithDirectives(createSchema())}\n` };
  },
};

process.on("message", ({ id, name, value }) => {
  if (name in offered) process.send({ id, value: offered[name](value) });
});
process.once("disconnect", () => process.kill(process.pid, "SIGTERM"));
