import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import PostalMime from "postal-mime";
import { expect } from "@playwright/test";
import { shopUnderTest } from "./shop-under-test";

/** A received mail. */
interface ReceivedMail {
  subject: string;
  text: string;
  html: string;
}

/** All mails to this address; without SMTP_URL a shop writes each mail to a file of its data folder. */
export async function mailsTo(email: string, dataDir?: string): Promise<ReceivedMail[]> {
  const folder = join(dataDir ?? (await shopUnderTest()).env.DATA_DIR ?? "", "mail");
  if (!existsSync(folder)) return [];
  const files = readdirSync(folder).filter((name) => name.endsWith(".eml"));
  const mails = await Promise.all(files.map((name) => PostalMime.parse(readFileSync(join(folder, name)))));
  return mails
    .filter(({ to }) => to?.some(({ address }) => address === email))
    .map(({ subject = "", text = "", html = "" }) => ({ subject, text, html }));
}

/** Waits for the mail to this address with a matching subject and this text. */
export async function mailTo(
  email: string,
  subject: RegExp,
  words = "",
  dataDir?: string,
): Promise<ReceivedMail> {
  const found = async () =>
    (await mailsTo(email, dataDir)).filter((mail) => subject.test(mail.subject) && mail.text.includes(words));
  await expect.poll(async () => (await found()).length, { timeout: 20_000 }).toBe(1);
  return (await found())[0] as ReceivedMail;
}
