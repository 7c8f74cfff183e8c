/** Installs what one command needs into its own folder, unless it is there: nobody else needs it (ADR-0021). Takes the folder in `lab/`. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const prefix = ["--prefix", join(__dirname, folder)];

const isInstalled = spawnSync("npm", ["ls", "--silent", ...prefix], { stdio: "ignore" }).status === 0;
if (!isInstalled) {
  console.log(`Installing what ${folder} needs …`);
  const { status } = spawnSync("npm", ["ci", "--no-audit", "--no-fund", ...prefix], { stdio: "inherit" });
  if (status !== 0) console.error("It can't be installed: npm's registry is needed.");
  process.exitCode = status ?? 1;
}
