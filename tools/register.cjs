// Lets Node run TypeScript with the build's compiler settings: node -r ./tools/register.cjs tools/….ts
// In the JavaScript of old Node, so that it can name the supported versions.
const { join } = require("node:path");
const { satisfies } = require("semver");
const { engines } = require("../package.json");

if (!satisfies(process.version, engines.node)) {
  console.error(`Node ${process.version} can't run the shop. It needs one of these: ${engines.node}`);
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

function compile(file) {
  try {
    return transformFileSync(file, { configFile });
  } catch (error) {
    const [message] = error.message.split(/\n+Caused by:/); // what follows is for the compiler's developers
    throw Object.assign(new SyntaxError(message), { stack: message });
  }
}

function load(module, file) {
  const { code, map } = compile(file);
  maps.set(file, map);
  const url = `data:application/json;base64,${Buffer.from(map).toString("base64")}`;
  module._compile(`${code}\n//# sourceMappingURL=${url}`, file);
}

for (const extension of [".ts", ".tsx"]) require.extensions[extension] = load;
