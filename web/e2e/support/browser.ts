import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { packagedChromium } from "./packaged-chromium";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * The browser that CHROMIUM_PATH names; else, on Linux on x64, the one that comes as a package and takes half the time of a whole
 * Chromium; else the Chromium or Chrome that is installed. Never a download. Throws a sentence where there is none.
 */
export async function browserToUse(): Promise<LaunchOptions> {
  const named = process.env.CHROMIUM_PATH;
  if (!named && process.platform === "linux" && process.arch === "x64") return packagedChromium();
  const executablePath = (named ? [named] : installed).find((path) => existsSync(path));
  if (!executablePath)
    throw new Error(
      `No browser: ${named ? `${named} doesn't exist` : "install Chrome or Chromium"}; CHROMIUM_PATH names one.`,
    );
  return { executablePath };
}
