import { execFile } from "node:child_process";
import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import type { Language } from "@shop/shared/locale";
import type { BuildOptions } from "vite";
import { ROOT, type Target } from "./target";

const WEB = join(ROOT, "web");
const SETTINGS = readdirSync(WEB)
  .filter((name) => /\.html$|^vite\.|^(package|tsconfig)\.json$/.test(name))
  .map((name) => `web/${name}`);
const COMPRESSIBLE = /\.(js|css|svg|html|json)$/;

/** Vite's list of the built files, by source. */
type Manifest = Record<string, { file: string; imports?: string[] }>;

/** The folder of the browser's files in a language. */
export const clientOf = (language: Language) => join(WEB, "dist", language, "client");

/** Reads the manifest of the built web. */
export const readManifest = (language: Language = "en") =>
  JSON.parse(readFileSync(join(clientOf(language), "manifest.json"), "utf8")) as Manifest;

/** The pages' code for the browser with Vite's manifest; GraphiQL, and with it the typeface; the code that renders the pages on the server. */
export const webIn = (language: Language): Target => ({
  name: language === "en" ? "web" : `web (${language})`,
  inputs: ["web/src", "web/public", ...SETTINGS, "shared/src", "package-lock.json", "tools/build"],
  output: `web/dist/${language}`,
  /** Runs `bundle` in a child process, which frees its memory. Throws Vite's errors. */
  async build(into) {
    const register = join(ROOT, "tools/register.cjs");
    const building = promisify(execFile)(process.execPath, ["-r", register, __filename, into], {
      cwd: WEB,
      // three builds run at once, and the shop starts beside them: further threads would mostly wait for one another
      env: { ...process.env, NODE_ENV: "production", TEXTS: language, RAYON_NUM_THREADS: "1" },
    });
    process.once("exit", () => building.child.kill());
    await building;
  },
});

/** Builds all three in one process, which loads Vite once. */
async function bundle(into: string): Promise<void> {
  const { build } = await import("vite");
  const client = join(into, "client");
  const vite = (options: BuildOptions, configFile = "vite.config.ts") =>
    build({ configFile, logLevel: "error", build: options });
  await Promise.all([
    vite({ outDir: client }),
    vite({ outDir: client }, "vite.graphiql.config.ts"),
    vite({ outDir: join(into, "server"), ssr: "src/boot/entry-server.tsx" }),
  ]);
}

/** Compresses the files of the built web. Brotli's highest level, for pages, takes ten times as long as 9 and saves 7 %. */
export async function compressWeb(language: Language): Promise<void> {
  const ofPages = new Set(Object.values(readManifest(language)).map(({ file }) => basename(file)));
  await precompress(join(clientOf(language), "assets"), (name) =>
    ofPages.has(name) ? constants.BROTLI_MAX_QUALITY : 9,
  );
}

/** Writes a .br and a .gz for each compressible file of the folder without one; the server sends them unchanged. */
export async function precompress(folder: string, qualityOf: (name: string) => number): Promise<void> {
  const names = readdirSync(folder);
  const missing = names.filter((name) => COMPRESSIBLE.test(name) && !names.includes(`${name}.br`));
  await Promise.all(
    missing.map(async (name) => {
      const content = readFileSync(join(folder, name));
      const params = { [constants.BROTLI_PARAM_QUALITY]: qualityOf(name) };
      const [brotli, gzipped] = await Promise.all([
        promisify(brotliCompress)(content, { params }),
        promisify(gzip)(content, { level: 9 }),
      ]);
      writeWhole(join(folder, `${name}.gz`), gzipped);
      writeWhole(join(folder, `${name}.br`), brotli); // last, because its presence marks the file as compressed
    }),
  );
}

/** Writes a file atomically: the server may read the folder, and this process may be killed. */
function writeWhole(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}

if (require.main === module)
  void bundle(process.argv[2] as string).catch(({ message }: Error) => {
    console.error(message);
    process.exitCode = 1;
  });
