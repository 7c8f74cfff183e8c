/** Installs the packages of one command into its folder in `lab/`, unless they are there (ADR-0021). Takes the folder. */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const [folder = ""] = process.argv.slice(2);
const prefix = ["--prefix", join(__dirname, folder)];

const isInstalled = spawnSync("npm", ["ls", "--silent", ...prefix], { stdio: "ignore" }).status === 0;
if (!isInstalled) {
  console.log(`Installing the packages of ${folder} …`);
  const options = ["--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["install", ...options, ...prefix], { stdio: "inherit" });
  if (status !== 0) console.error("The installation failed. It needs npm's registry.");
  process.exitCode = status ?? 1;
}
