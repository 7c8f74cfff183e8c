// Lets Node run TypeScript with the build's compiler settings: node -r ./tools/register.cjs tools/….ts
const { join } = require("node:path");

process.env.SWCRC ??= "true";
process.env.SWC_CONFIG_FILE ??= join(__dirname, "../.swcrc");
process.env.TS_NODE_PROJECT ??= join(__dirname, "../api/tsconfig.json");
require("@swc-node/register");
