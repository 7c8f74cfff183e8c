import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Mail, Mailer } from "../../../context/job-context";
import { type Sender, messageOf } from "./message";

/** Writes each mail to a file instead of sending it; any mail program can open the files. */
export class FolderMailer implements Pick<Mailer, "send"> {
  constructor(
    private readonly folder: string,
    private readonly settings: { from: Sender; replyTo?: string | undefined },
    private readonly log: Pick<Logger, "info">,
  ) {}

  async send(mail: Mail): Promise<void> {
    const { from, replyTo } = this.settings;
    const composer = createTransport({ streamTransport: true, buffer: true, newline: "windows" });
    const { message } = await composer.sendMail(messageOf(mail, from, replyTo));
    const path = await this.write(fileNameOf(mail, new Date()), message as Buffer);
    this.log.info(`Mail written to ${path}`);
  }

  /** Writes atomically, so that readers of the folder only find complete mails. A draft's name includes the order number too. */
  private async write(name: string, content: Buffer): Promise<string> {
    const path = join(this.folder, name);
    const draft = join(this.folder, `.${name}.${randomUUID()}.draft`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, path);
    return path;
  }
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
