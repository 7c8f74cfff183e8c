/** Installs Lighthouse into its own folder, unless it is there: nobody else needs its 185 MB (ADR-0021). */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const prefix = ["--prefix", join(__dirname, "browser/lighthouse")];

const isInstalled = spawnSync("npm", ["ls", "--silent", ...prefix], { stdio: "ignore" }).status === 0;
if (!isInstalled) {
  console.log("Installing Lighthouse …");
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", ...prefix], { stdio: "inherit" });
  if (status !== 0) console.error("Lighthouse can't be installed: npm's registry is needed.");
  process.exitCode = status ?? 1;
}
