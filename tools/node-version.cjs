// In the JavaScript of old Node: it says so instead of a syntax error.
const { engines } = require("../package.json");

const numbersOf = (version) =>
  version
    .replace(/^[^0-9]*/, "")
    .split(".")
    .map(Number);

/** The error for a version of Node outside package.json's `engines`; undefined for a supported version. */
function explainOldNode(version) {
  const [major, minor] = numbersOf(version);
  const fits = engines.node.split("||").some((range) => {
    const [wantedMajor, wantedMinor] = numbersOf(range.trim());
    if (major !== wantedMajor) return range.includes(">=") && major > wantedMajor;
    return minor >= wantedMinor;
  });
  return fits ? undefined : `Node ${version} can't run the shop. It needs one of these: ${engines.node}`;
}

module.exports = { explainOldNode };
