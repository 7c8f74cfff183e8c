import { execFileSync } from "node:child_process";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const root = join(import.meta.dirname, "../../..");

/** Each of the shop's mails for sample orders: its name and HTML. Images and links lead to `origin`. */
export function sampleMails(folder: string, origin: string): [name: string, html: string][] {
  execFileSync(process.execPath, ["-r", "./tools/register.cjs", "tools/sample-mails.ts", folder, origin], {
    cwd: root,
  });
  return readdirSync(folder)
    .filter((file) => file.endsWith(".html"))
    .map((file) => [file.slice(0, -".html".length), readFileSync(join(folder, file), "utf8")]);
}
