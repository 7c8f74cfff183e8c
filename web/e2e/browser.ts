import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const installed = ["/usr/bin/chromium", "/usr/bin/google-chrome"];

/**
 * The browser that CHROMIUM_PATH names; else the one that comes with the packages, which runs on Linux alone and takes half
 * the time of a whole Chromium; else one that is installed. Never a download.
 */
export async function browserToUse(): Promise<LaunchOptions> {
  const packagedRuns = process.platform === "linux" && process.arch === "x64";
  const path = process.env.CHROMIUM_PATH ?? (packagedRuns ? undefined : installed.find(existsSync));
  if (path) return { executablePath: path };

  // Made for Amazon's machines, and only there does it unpack the libraries that a bare machine lacks (NSS, fonts).
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // its own arguments put everything into one process, which ends with the first page that is closed
  return { executablePath: await packaged.executablePath(), args: ["--no-sandbox", "--disable-gpu"] };
}
