import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|html|json)$/;
/** The maximum takes five times as long. It is used for files that every visitor waits for, not for GraphiQL's editor. */
const MAX_QUALITY = 11;
const FASTER_QUALITY = 10;
const LARGE_FILE_BYTES = 600_000;

/** Writes a .br and a .gz beside each compressible file below the folder; the server sends those unchanged. */
export async function precompress(folder: string): Promise<void> {
  const names = readdirSync(folder, { recursive: true, encoding: "utf8" });
  await Promise.all(
    names.filter((name) => COMPRESSIBLE.test(name)).map((name) => compress(join(folder, name))),
  );
}

async function compress(file: string): Promise<void> {
  const content = readFileSync(file);
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: content.length < LARGE_FILE_BYTES ? MAX_QUALITY : FASTER_QUALITY,
  };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeFileSync(`${file}.br`, brotli);
  writeFileSync(`${file}.gz`, gzipped);
}
