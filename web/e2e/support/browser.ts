import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";
import { packagedChromium } from "./packaged-chromium";

const installed = [
  "/usr/bin/chromium",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/**
 * Chooses the browser, without any download: CHROMIUM_PATH; otherwise, on Linux on x64, the packaged Chromium, which
 * takes half the time of a complete one; otherwise the installed Chromium or Chrome. Throws an error with a hint if
 * there is none.
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
