// Lets Node run TypeScript with the build's compiler settings: node -r ./tools/register.cjs tools/….ts
const { join } = require("node:path");
const { explainOldNode } = require("./node-version.cjs");

const tooOld = explainOldNode(process.version);
if (tooOld) {
  console.error(tooOld);
  process.exit(1);
}
process.env.SWCRC = process.env.SWCRC || "true";
process.env.SWC_CONFIG_FILE = process.env.SWC_CONFIG_FILE || join(__dirname, "../.swcrc");
process.env.TS_NODE_PROJECT = process.env.TS_NODE_PROJECT || join(__dirname, "../api/tsconfig.json");
require("@swc-node/register");
