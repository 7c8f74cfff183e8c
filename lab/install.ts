/** Installs the packages of `lab/browser/`, unless they are there (ADR-0021). */
import { spawnSync } from "node:child_process";
import { join } from "node:path";

const prefix = ["--prefix", join(__dirname, "browser")];

const isInstalled = spawnSync("npm", ["ls", "--silent", ...prefix], { stdio: "ignore" }).status === 0;
if (!isInstalled) {
  console.log("Installing Lighthouse and the clients …");
  const options = ["--no-package-lock", "--ignore-scripts", "--no-audit", "--no-fund"];
  const { status } = spawnSync("npm", ["install", ...options, ...prefix], { stdio: "inherit" });
  if (status !== 0) console.error("The installation failed. It needs npm's registry.");
  process.exitCode = status ?? 1;
}
