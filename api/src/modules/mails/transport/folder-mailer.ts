import { randomUUID } from "node:crypto";
import { mkdir, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { createTransport } from "nodemailer";
import type { Logger } from "pino";
import type { Mail, Mailer } from "../../../context/job-context";
import { type Sender, messageOf } from "./message";

/** Writes each mail to a file of its own, which any mail program opens, in place of sending it. */
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

  /** Atomically: who lists the folder finds complete mails alone. A draft's name says what it is about too. */
  private async write(name: string, content: Buffer): Promise<string> {
    const path = join(this.folder, name);
    const draft = join(this.folder, `.${name}.${randomUUID()}.draft`);
    await mkdir(this.folder, { recursive: true });
    await writeFile(draft, content, { mode: 0o600 });
    await rename(draft, path);
    return path;
  }
}

/** `2026-11-22T09-15-02.123Z-order-placed-6180-3399.eml`: by name is by time. */
export function fileNameOf({ kind, about }: Pick<Mail, "kind" | "about">, at: Date): string {
  const name = `${kind}-${about}`.replace(/[^\w-]+/g, "-").slice(0, 120);
  return `${at.toISOString().replaceAll(":", "-")}-${name}.eml`;
}

/** The number of the order that a file's mail is about; undefined for any other. */
export function orderOfFile(name: string): string | undefined {
  return /-(\d{4}-\d{4})\.eml(?:\.|$)/.exec(name)?.[1];
}
