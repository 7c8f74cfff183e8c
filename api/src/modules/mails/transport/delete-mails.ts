import { createHash } from "node:crypto";
import { readFile, readdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { domainToASCII } from "node:url";
import type { UnwantedMails } from "../../../context/job-context";
import { normalizeEmail } from "../../users/normalize-email";
import { orderOfFile } from "./folder-mailer";

/**
 * The hash that identifies a person in jobs, which must not contain the email itself; it is equal for every spelling of
 * the domain.
 */
export function recipientHash(email: string): string {
  const [, local = "", domain = ""] = /^(.*)@(.*)$/s.exec(normalizeEmail(email)) ?? [];
  return createHash("sha256")
    .update(`${local}@${domainToASCII(domain) || domain}`)
    .digest("hex");
}

/**
 * Deletes a folder's mails about one of these orders, to one of these people, or with one of them as the reply address;
 * `recipients` are hashes of emails, see `recipientHash`. A mail to several people is deleted as a whole. Checks
 * incomplete files of crashed processes too.
 */
export async function deleteMails(folder: string, { recipients, orders }: UnwantedMails): Promise<void> {
  const people = new Set(recipients);
  const numbers = new Set(orders);
  const isUnwanted = async (name: string, path: string) => {
    if (numbers.has(orderOfFile(name) ?? "")) return true;
    if (people.size === 0) return false;
    const mail = await readFile(path, "utf8").catch(unlessMissing(""));
    return peopleIn(mail).some((email) => people.has(recipientHash(email)));
  };
  const entries = await readdir(folder, { withFileTypes: true }).catch(unlessMissing([]));
  for (const entry of entries.filter((each) => each.isFile())) {
    const path = join(folder, entry.name);
    if (await isUnwanted(entry.name, path)) await rm(path, { force: true });
  }
}

/** The emails in the recipient and reply headers of a mail, in the form that `messageOf` writes: without names. */
function peopleIn(mail: string): string[] {
  const [headers = ""] = mail.split(/\r?\n\r?\n/, 1);
  const lines = headers.replace(/\r?\n[ \t]+/g, " ").split(/\r?\n/);
  return lines
    .flatMap((line) => /^(?:to|reply-to):(.*)$/i.exec(line)?.[1]?.split(",") ?? [])
    .map((email) => email.trim().replace(/^<(.*)>$/, "$1"));
}

/** Replaces a missing file or folder by an empty value; another process may have deleted it concurrently. */
const unlessMissing =
  <T>(nothing: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code === "ENOENT") return nothing;
    throw error;
  };
