import { createHash } from "node:crypto";
import { domainToASCII } from "node:url";
import { normalizeEmail } from "../../users/normalize-email.service";

/** The hash that names the person of an email to jobs, which must not have the email itself; the same for each way to write its domain. */
export function recipientHash(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(normalizeEmail(email)) ?? [];
  return createHash("sha256")
    .update(`${local}@${domainToASCII(domain) || domain}`)
    .digest("hex");
}
