import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../../context/job-context";

/** The sender of mails. */
export interface Sender {
  name: string;
  address: string;
}

const SENDER = /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@,;"]+@[^\s<>@,;"]+)>|([^\s<>@,;"]+@[^\s<>@,;"]+))$/;

/** Reads `Shop <shop@example.com>` or `shop@example.com`; returns null for any other text. */
export function parseSender(text: string): Sender | null {
  const [, name = "", address, bare] = SENDER.exec(text.trim()) ?? [];
  const found = address ?? bare;
  return found === undefined ? null : { name: name.trim(), address: found };
}

/** Removes line breaks from a name, because they would add a header. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();

const namePart = (text: string) => text.replace(/[^\w.-]+/g, "-");

/** A mail in nodemailer's format. The Message-ID is equal at every attempt, so that mail servers recognise a repeat. */
export function messageOf(mail: Mail, from: Sender, replyTo?: string): SendMailOptions {
  const answersTo = mail.replyTo ?? replyTo;
  return {
    from: { name: oneLine(from.name), address: from.address },
    to: mail.to.map(asAddress),
    ...(answersTo !== undefined && { replyTo: asAddress(answersTo) }),
    subject: oneLine(mail.subject),
    html: mail.html,
    text: mail.text,
    textEncoding: "quoted-printable", // readable in any editor, unlike base64
    messageId: `<${namePart(mail.kind)}.${namePart(mail.key)}@${domainOf(from)}>`,
    headers: {
      "Auto-Submitted": "auto-generated", // RFC 3834: prevents automatic replies
      "X-Auto-Response-Suppress": "All", // for Exchange
      ...(mail.unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click", // RFC 8058
      }),
      ...(mail.requestId && { "X-Request-Id": mail.requestId }), // the request's id in the log
    },
    // a mail's content can't make nodemailer read files or fetch URLs
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** An object, so that an address with a comma is never read as two. */
const asAddress = (address: string) => ({ name: "", address: address.replace(/[\s\p{Cc}<>]+/gu, "") });

const domainOf = ({ address }: Sender) => address.slice(address.lastIndexOf("@") + 1);
