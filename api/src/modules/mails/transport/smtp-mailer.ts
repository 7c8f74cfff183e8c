import { createTransport, type NodemailerError } from "nodemailer";
import type { Logger } from "pino";
import { MailRefused, type Mail, type Mailer } from "../../../context/job-context";
import { type Sender, messageOf } from "./message";

/** Time limits in ms. A slower server counts as down, and the job is retried later. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/** Sends mails by SMTP, over a few persistent connections. */
export class SmtpMailer implements Pick<Mailer, "send"> {
  private readonly transport;

  /** `url`: smtp:// or smtps://, with user and password. With smtp://, TLS is used if the server offers it. */
  constructor(
    url: string,
    private readonly settings: { from: Sender; replyTo?: string | undefined },
    private readonly log: Pick<Logger, "warn">,
  ) {
    this.transport = createTransport({ pool: true, url, maxConnections: 2, ...TIMEOUTS });
  }

  async send(mail: Mail): Promise<void> {
    const { from, replyTo } = this.settings;
    try {
      const { rejectedErrors = [] } = await this.transport.sendMail(messageOf(mail, from, replyTo));
      for (const { responseCode } of rejectedErrors)
        this.log.warn(`${mail.kind} was sent, but the mail server refused one recipient: ${responseCode}`);
    } catch (error) {
      throw errorOf(error as NodemailerError);
    }
  }

  /** Closes the connections. */
  close(): void {
    this.transport.close();
  }
}

/**
 * Returns MailRefused if the server refuses the recipient or the mail permanently; otherwise an ordinary error. If the
 * server is down, busy, or refuses the shop itself (its password, its sender), it may accept the mail later.
 */
function errorOf(error: NodemailerError): Error {
  const { responseCode = 0, code, command, message } = error;
  const refusedByServer =
    (command === "RCPT TO" || command === "DATA") && responseCode >= 500 && responseCode < 600;
  const notAnAddress = code === "EENVELOPE" && command === "API";
  return refusedByServer || notAnAddress
    ? new MailRefused(message)
    : new Error(`The mail was not sent: ${message}`, { cause: error });
}
