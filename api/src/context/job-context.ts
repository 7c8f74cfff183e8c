import type { Logger } from "pino";
import type { RequestContext } from "./context";

/** A mail in both forms, made from the same template. */
export interface Mail {
  /** Its kind, such as `order-placed`. File names and the Message-ID begin with it. */
  kind: string;
  /** What it is about, for people: an order's number, or a product's id. Part of a file's name. */
  about: string;
  /** With `kind` the same for every attempt to send this mail, and for no other: a mail that arrives twice is recognised by it. */
  key: string;
  /** One email each. */
  to: string[];
  /** Where an answer goes; without it to the sender. */
  replyTo?: string;
  /** Where its reader is unsubscribed: mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  /** The request that led to it, if one did. */
  requestId?: string | null;
  html: string;
  text: string;
}

/** Sends mails, and deletes those that were written to files in place of that. */
export interface Mailer {
  /** Throws where a later try may succeed; a mail that is refused for good throws MailRefused. */
  send(mail: Mail): Promise<void>;
  /** Deletes the files of these mails. */
  deleteMails(unwanted: UnwantedMails): Promise<void>;
}

/** The mails of somebody who has left. */
export interface UnwantedMails {
  /** Hashes of the emails to which the mails are, or to which their answers go. */
  recipients: string[];
  /** The numbers of the orders that the mails are about, whomever they are to. */
  orders: string[];
}

/** The mail server refuses a mail for good, such as one to an address that doesn't exist: another try would be refused too. */
export class MailRefused extends Error {
  /** A job that fails with it isn't tried again. */
  readonly permanent = true;

  constructor(reason: string) {
    super(`The mail is refused for good: ${reason}`);
    this.name = "MailRefused";
  }
}

/** What a job works with: nobody is signed in, nothing is limited, and `origin` is the shop's public one. */
export interface JobContext extends RequestContext {
  readonly mailer: Mailer;
  readonly shopName: string;
  /** The job's id, the same at each attempt. */
  readonly jobId: string;
  readonly log: Pick<Logger, "info" | "warn">;
}
