import { readdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

const COMPRESSIBLE = /\.(js|css|svg|html|json)$/;

/** Brotli's levels: the highest takes ten times as long as 9 and saves 7 %. */
export const SMALLEST = constants.BROTLI_MAX_QUALITY;
export const FASTER = 9;

/** Writes a .br and a .gz for each compressible file of the folder without one; the server sends them unchanged. */
export async function precompress(
  folder: string,
  quality: number,
  wanted: (name: string) => boolean = () => true,
): Promise<void> {
  const names = readdirSync(folder);
  await Promise.all(
    names
      .filter((name) => COMPRESSIBLE.test(name) && !names.includes(`${name}.br`) && wanted(name))
      .map((name) => compress(join(folder, name), quality)),
  );
}

async function compress(file: string, quality: number): Promise<void> {
  const content = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: quality };
  const [brotli, gzipped] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  writeWhole(`${file}.gz`, gzipped);
  writeWhole(`${file}.br`, brotli); // the last: it says that the file is compressed
}

/** Writes a file atomically: the server may read the folder, and this process may be killed. */
function writeWhole(file: string, content: Buffer): void {
  const draft = `${file}.${process.pid}`;
  writeFileSync(draft, content);
  renameSync(draft, file);
}
