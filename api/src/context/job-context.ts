import type { RequestContext } from "./context";

/** A mail in both forms, made from the same template. */
export interface Mail {
  to: string[];
  subject: string;
  html: string;
  text: string;
}

/** Sends mails. Throws where a later try may succeed; a mail that is refused for good throws MailRefused. */
export interface Mailer {
  send(mail: Mail): Promise<void>;
}

/** What a job works with: nobody is signed in, nothing is limited, and `origin` is the shop's public one. */
export interface JobContext extends RequestContext {
  readonly mailer: Mailer;
  readonly shopName: string;
}
