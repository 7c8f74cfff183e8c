import { mkdir, mkdtemp, readdir, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pino from "pino";
import PostalMime from "postal-mime";
import { createMailer } from "./create-mailer";
import { fileNameOf } from "./folder-mailer";
import { recipientHash } from "./delete-mails";

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

beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), "shop-mails-"));
});
afterEach(() => rm(dataDir, { recursive: true }));

const from = { name: "Meridian", address: "shop@example.com" };
const open = (smtpUrl?: string) => createMailer({ smtpUrl, from, replyTo: undefined, dataDir }, log);

it("writes each mail to a file that mail programs open, and names it in the log", async () => {
  await open().send(mail);
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

it.each([
  "carl@example.com",
  "o'brien+shop@example.com",
  "carl@bücher.example",
  "cärl@bücher.example",
  `${"carl".repeat(16)}@${"long".repeat(15)}.example.com`,
])("deletes each mail to %s, and each that they are answered by, and no other", async (email) => {
  const mailer = open();
  const others = { to: ["ada@example.com", "not-carl@example.com"] };
  await mailer.send({
    ...mail,
    ...others,
    about: "1",
    text: "carl@example.com",
    replyTo: "a.carl@example.com",
  });
  await mailer.send({ ...mail, about: "2", to: [email] });
  await mailer.send({ ...mail, about: "3", to: [...others.to, email.replace("example", "EXAMPLE")] });
  await mailer.send({ ...mail, ...others, about: "4", replyTo: email });
  await mkdir(join(dataDir, "mail", "archive"));
  await mailer.deleteMails({
    recipients: [recipientHash("nobody@example.com"), recipientHash(email)],
    orders: [],
  });
  expect(await readdir(join(dataDir, "mail"))).toEqual([
    expect.stringMatching(/-order-placed-1\.eml$/),
    "archive",
  ]);
});

it("deletes the mails that a shop has written before it had a mail server", async () => {
  await open().send(mail);
  await open("smtp://127.0.0.1:1").deleteMails({
    recipients: [recipientHash("ada@example.com")],
    orders: [],
  });
  expect(await readdir(join(dataDir, "mail"))).toEqual([]);
});

it("deletes each mail about an order, whomever it is to, and no other", async () => {
  const mailer = open();
  for (const [kind, about] of [
    ["order-placed", "6180-3399"],
    ["new-paid-order", "6180-3399"],
    ["order-placed", "6180-3398"],
    ["stock-run-out", "6180"],
  ] as const)
    await mailer.send({ ...mail, kind, about });
  await mailer.deleteMails({ recipients: [], orders: ["6180-3399", "1111-1111"] });
  const left = (await readdir(join(dataDir, "mail"))).map((name) => name.replace(/^[\d.T-]+Z-/, ""));
  expect(left.toSorted()).toEqual(["order-placed-6180-3398.eml", "stock-run-out-6180.eml"]);
});

it("has nothing to delete where no mail was written", async () => {
  expect(
    await open().deleteMails({ recipients: [recipientHash("ada@example.com")], orders: [] }),
  ).toBeUndefined();
});
