import { serverTexts } from "@shop/shared/messages/server";
import type { Logger } from "pino";
import type { RequestContext } from "./context";

/** A mail in both forms, made from the same template. */
export interface Mail {
  /** Its kind, such as `order-placed`. File names and the Message-ID begin with it. */
  kind: string;
  /** The subject in readable form: an order's number, or a product's id. Part of a file's name. */
  about: string;
  /** Together with `kind`, identifies this mail across repeated attempts, so that a duplicate is recognized. */
  key: string;
  /** One email address each. */
  to: string[];
  /** The address for replies; by default the sender. */
  replyTo?: string;
  /** The address that unsubscribes the reader: mail programs show a button for it (RFC 8058). */
  unsubscribeUrl?: string;
  subject: string;
  /** The request that caused the mail, if any. */
  requestId?: string | null;
  html: string;
  text: string;
}

/** Sends mails, and deletes mails written to files instead. */
export interface Mailer {
  /** Throws if a retry may succeed; throws MailRefused for a permanent refusal. */
  send(mail: Mail): Promise<void>;
  /** Deletes the files of these mails. */
  deleteMails(unwanted: UnwantedMails): Promise<void>;
}

/** Identifies the mails to delete after a person's data was deleted. */
export interface UnwantedMails {
  /** Hashes of the email addresses of recipients and for replies. */
  recipients: string[];
  /** The numbers of orders whose mails are deleted, for any recipient. */
  orders: string[];
}

/** The mail server refuses a mail permanently, for example because its address doesn't exist. */
export class MailRefused extends Error {
  /** The job isn't retried. */
  readonly permanent = true;

  constructor(reason: string) {
    super(serverTexts().adminRefusals.jobErrors.mailRefused(reason));
    this.name = "MailRefused";
  }
}

/** The context of a job: without a viewer or limits, and with the shop's public `origin`. */
export interface JobContext extends RequestContext {
  readonly mailer: Mailer;
  readonly shopName: string;
  /** The path of the shop's logo. */
  readonly logoUrl?: string | undefined;
  readonly accentColor?: string | undefined;
  /** The job's id, identical at each attempt. */
  readonly jobId: string;
  readonly log: Pick<Logger, "info" | "warn">;
}
