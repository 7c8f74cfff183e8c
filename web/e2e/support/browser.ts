import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { packagedChromium } from "./packaged-chromium";

const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * The browser that CHROMIUM_PATH names; else, on Linux on x64, the one that comes as a package and takes half the time of a whole
 * Chromium; else the Chromium or Chrome that is installed (on macOS always Chrome). Never a download.
 */
export async function browserToUse(): Promise<LaunchOptions> {
  if (process.env.CHROMIUM_PATH) return { executablePath: process.env.CHROMIUM_PATH };
  if (process.platform === "linux" && process.arch === "x64") return packagedChromium();
  const executablePath = installed.find((path) => existsSync(path));
  return executablePath ? { executablePath } : { channel: "chrome" };
}
