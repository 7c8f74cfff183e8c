import { existsSync } from "node:fs";
import type { LaunchOptions } from "@playwright/test";

const installed = [process.env.CHROMIUM_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];

/** A browser that is there already, else the one that comes with the packages; never a download. */
export async function browserToUse(): Promise<LaunchOptions> {
  const path = installed.find((candidate) => candidate && existsSync(candidate));
  if (path) return { executablePath: path };

  // Made for Amazon's machines, and only there does it unpack the libraries that a bare machine lacks (NSS, fonts).
  process.env.AWS_EXECUTION_ENV ??= "AWS_Lambda_nodejs20.x";
  const { default: packaged } = await import("@sparticuz/chromium");
  // its own arguments put everything into one process, which ends with the first page that is closed
  return { executablePath: await packaged.executablePath(), args: ["--no-sandbox", "--disable-gpu"] };
}
