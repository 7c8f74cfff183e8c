import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import type { Mail } from "../../../context/job-context";

/**
 * Writes a mail to a file instead of sending it, and returns the file's path; any mail program can open it. Writes atomically, so that
 * readers of the folder only find complete mails. A draft's name includes the order number too.
 */
export async function writeToFolder(folder: string, mail: Mail, options: SendMailOptions): Promise<string> {
  const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
  const { message } = await composer.sendMail(options);
  const name = fileNameOf(mail, new Date());
  const path = join(folder, name);
  const draft = join(folder, `.${name}.${randomUUID()}.draft`);
  await mkdir(folder, { recursive: true });
  await writeFile(draft, message as Buffer, { mode: 0o600 });
  await rename(draft, path);
  return path;
}

/** The name of a mail's file, such as `2026-11-22T09-15-02.123Z-order-placed-6180-3399.eml`; sorting by name sorts by time. */
export function fileNameOf({ kind, about }: Pick<Mail, "kind" | "about">, at: Date): string {
  const name = `${kind}-${about}`.replace(/[^\w-]+/g, "-").slice(0, 120);
  return `${at.toISOString().replaceAll(":", "-")}-${name}.eml`;
}

/** The order number in the name of a mail's file; undefined if it has none. */
export function orderOfFile(name: string): string | undefined {
  return /-(\d{4}-\d{4})\.eml(?:\.|$)/.exec(name)?.[1];
}
