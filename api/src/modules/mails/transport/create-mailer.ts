import { join } from "node:path";
import type { Logger } from "pino";
import type { Mailer } from "../../../context/job-context";
import { FolderMailer } from "./folder-mailer";
import type { Sender } from "./sender";
import { SmtpMailer } from "./smtp-mailer";

/** How mails are sent; without an address of a mail server they are written to the data folder. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password: a secret. */
  smtpUrl: string | undefined;
  from: Sender;
  /** Where answers go; undefined: to the sender. */
  replyTo: string | undefined;
}

/** A mailer that is open until it is closed. */
export interface OpenMailer extends Mailer {
  close(): void;
}

/** The mailer of these settings. It connects at the first mail, so that a shop starts whether or not the server is there. */
export function createMailer(settings: MailSettings & { dataDir: string }, log: Logger): OpenMailer {
  const { smtpUrl, dataDir } = settings;
  if (smtpUrl) return new SmtpMailer(smtpUrl, settings, log);
  const folder = new FolderMailer(join(dataDir, "mail"), settings, log);
  return { send: (mail) => folder.send(mail), close: () => undefined };
}
