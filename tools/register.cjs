// Lets Node run TypeScript with the build's compiler settings: node -r ./tools/register.cjs tools/….ts
const { join } = require("node:path");
const { explainOldNode } = require("./node-version.cjs");

const tooOld = explainOldNode(process.version);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}
const { transformFileSync } = require("@swc/core");

const configFile = join(__dirname, "../.swcrc");
const maps = new Map();

// for stacks, also where Jest rewrites them; debuggers read the map in the code
require("source-map-support").install({
  environment: "node",
  handleUncaughtExceptions: false,
  retrieveSourceMap: (file) => (maps.has(file) ? { url: file, map: maps.get(file) } : null),
});

function load(module, file) {
  const { code, map } = transformFileSync(file, { configFile });
  maps.set(file, map);
  const url = `data:application/json;base64,${Buffer.from(map).toString("base64")}`;
  module._compile(`${code}\n//# sourceMappingURL=${url}`, file);
}

for (const extension of [".ts", ".tsx"]) require.extensions[extension] = load;
