import { serverTexts } from "@shop/shared/messages/server";
import { createTransport, type NodemailerError, type SendMailOptions } from "nodemailer";
import type { Logger } from "pino";
import { MailRefused } from "../../../context/job-context";

/** Time limits in ms. A slower server counts as down, and the job is retried later. */
const TIMEOUTS = {
  dnsTimeout: 10_000,
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  socketTimeout: 30_000,
};

/**
 * A mail server, reached over a few persistent connections. `url`: smtp:// or smtps://, with user and password. With
 * smtp://, TLS is used if the server offers it.
 */
export const mailServerAt = (url: string) =>
  createTransport({ pool: true, url, maxConnections: 2, ...TIMEOUTS });

/** Sends a mail by SMTP. */
export async function sendBySmtp(
  server: ReturnType<typeof mailServerAt>,
  message: SendMailOptions,
  kind: string,
  log: Pick<Logger, "warn">,
): Promise<void> {
  try {
    const { rejectedErrors = [] } = await server.sendMail(message);
    for (const { responseCode } of rejectedErrors)
      log.warn(`${kind} was sent, but the mail server refused one recipient: ${responseCode}`);
  } catch (error) {
    throw errorOf(error as NodemailerError);
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
    : new Error(serverTexts().adminRefusals.jobErrors.mailNotSent(message), { cause: error });
}
