import { join } from "node:path";
import type { Logger } from "pino";
import type { Mailer } from "../../../context/job-context";
import { FolderMailer } from "./folder-mailer";
import { deleteMails } from "./delete-mails";
import type { Sender } from "./message";
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
  const folder = join(dataDir, "mail");
  const smtp = smtpUrl ? new SmtpMailer(smtpUrl, settings, log) : undefined;
  const sender = smtp ?? new FolderMailer(folder, settings, log);
  return {
    send: (mail) => sender.send(mail),
    // also with a mail server: the shop may not always have had one
    deleteMails: (unwanted) => deleteMails(folder, unwanted),
    close: () => smtp?.close(),
  };
}
