import type { SendMailOptions } from "nodemailer";
import type { Mail } from "../../../context/job-context";

/** Who mails come from. */
export interface Sender {
  name: string;
  address: string;
}

const SENDER = /^(?:"?([^"<>\r\n]*?)"?\s*<([^\s<>@,;"]+@[^\s<>@,;"]+)>|([^\s<>@,;"]+@[^\s<>@,;"]+))$/;

/** Reads `Shop <shop@example.com>` or `shop@example.com`; null for anything else. */
export function parseSender(text: string): Sender | null {
  const [, name = "", address, bare] = SENDER.exec(text.trim()) ?? [];
  const found = address ?? bare;
  return found === undefined ? null : { name: name.trim(), address: found };
}

/** Two lines of a header would be two headers: a line break in a name must never add one. */
const oneLine = (text: string) => text.replace(/[\s\p{Cc}\u2028\u2029]+/gu, " ").trim();

const namePart = (text: string) => text.replace(/[^\w.-]+/g, "-");

/** A mail as nodemailer takes it. The Message-ID is the same at every attempt, so that a repeat is recognised as one. */
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
      "Auto-Submitted": "auto-generated", // RFC 3834: nobody's absence note answers it
      "X-Auto-Response-Suppress": "All", // the same, for Exchange
      ...(mail.unsubscribeUrl !== undefined && {
        "List-Unsubscribe": `<${mail.unsubscribeUrl}>`,
        "List-Unsubscribe-Post": "List-Unsubscribe=One-Click", // RFC 8058
      }),
      ...(mail.requestId && { "X-Request-Id": mail.requestId }), // the log's lines about it have the same
    },
    // nothing that a mail contains is read from this machine or fetched
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}

/** As an object, so that an address with a comma is never read as two. */
const asAddress = (address: string) => ({ name: "", address: address.replace(/[\s\p{Cc}<>]+/gu, "") });

const domainOf = ({ address }: Sender) => address.slice(address.lastIndexOf("@") + 1);
