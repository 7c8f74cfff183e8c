import { mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import PostalMime from "postal-mime";
import { createMailer } from "./create-mailer";
import { fileNameOf } from "./folder-mailer";

const mail = {
  kind: "order-placed",
  about: "6180-3399",
  key: "4a51",
  to: ["carl@example.com", "ada@example.com"],
  subject: "Your order ⌚",
  html: `<p>${"A very long line. ".repeat(100)}</p>`,
  text: "Danke schön",
};

let dataDir: string;
const logged: string[] = [];
const log = pino({ level: "info" }, { write: (line: string) => void logged.push(line) });

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-mails-"));
});
afterAll(() => rm(dataDir, { recursive: true }));

it("writes each mail to a file that mail programs open, and names it in the log", async () => {
  const from = { name: "Meridian", address: "shop@example.com" };
  const mailer = createMailer({ smtpUrl: undefined, from, replyTo: undefined, dataDir }, log);
  await mailer.send(mail);
  const [file = "", ...others] = await readdir(join(dataDir, "mail"));
  expect(others).toEqual([]);
  expect(file).toMatch(/^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d\.\d{3}Z-order-placed-6180-3399\.eml$/);
  expect(logged.join()).toContain(join(dataDir, "mail", file));
  const email = await PostalMime.parse(await readFile(join(dataDir, "mail", file)));
  expect(email).toMatchObject({ subject: mail.subject, messageId: "<order-placed.4a51@example.com>" });
  expect(email.to?.map(({ address }) => address)).toEqual(mail.to);
  expect([email.html?.trim(), email.text?.trim()]).toEqual([mail.html, mail.text]);
});

it("names files so that their order is that of time, and nothing leaves the folder", () => {
  const at = new Date("2026-11-22T09:15:02.123Z");
  expect(fileNameOf(mail, at)).toBe("2026-11-22T09-15-02.123Z-order-placed-6180-3399.eml");
  expect(fileNameOf({ kind: "x", about: "../../etc/passwd\0" }, at)).toBe(
    "2026-11-22T09-15-02.123Z-x--etc-passwd-.eml",
  );
});
