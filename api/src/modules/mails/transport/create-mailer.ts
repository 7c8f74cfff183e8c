import { join } from "node:path";
import type { Logger } from "pino";
import type { Mailer } from "../../../context/job-context";
import { writeToFolder } from "./folder-mailer";
import { deleteMails } from "./delete-mails";
import { messageOf, type Sender } from "./message";
import { mailServerAt, sendBySmtp } from "./smtp-mailer";

/** The settings for sending mails; without the address of a mail server, mails are written to the data folder. */
export interface MailSettings {
  /** smtp:// or smtps://, with user and password: a secret. */
  smtpUrl: string | undefined;
  from: Sender;
  /** The address for replies; undefined: the sender's. */
  replyTo: string | undefined;
}

/** A mailer to be closed by its owner. */
export interface OpenMailer extends Mailer {
  close(): void;
}

/**
 * Creates the mailer of these settings. It connects for the first mail, so that the shop starts even if the mail server
 * is down.
 */
export function createMailer(settings: MailSettings & { dataDir: string }, log: Logger): OpenMailer {
  const { smtpUrl, dataDir, from, replyTo } = settings;
  const folder = join(dataDir, "mail");
  const server = smtpUrl ? mailServerAt(smtpUrl) : undefined;
  return {
    async send(mail) {
      const message = messageOf(mail, from, replyTo);
      if (server) await sendBySmtp(server, message, mail.kind, log);
      else log.info(`Mail written to ${await writeToFolder(folder, mail, message)}`);
    },
    // even with a mail server: the shop may not always have had one
    deleteMails: (unwanted) => deleteMails(folder, unwanted),
    close: () => server?.close(),
  };
}
