import { createServer, type AddressInfo } from "node:net";
import pino from "pino";
import { startMailServer, type MailServer } from "../../../../test/support/mail-server";
import { MailRefused, type Mail } from "../../../context/job-context";
import { createMailer, type OpenMailer } from "./create-mailer";

const mail: Mail = {
  kind: "order-placed",
  about: "6180-3399",
  key: "4a51",
  to: ["carl@example.com"],
  subject: "Your order",
  html: "<p>Thank you</p>",
  text: "Thank you",
};

let server: MailServer;
let mailers: OpenMailer[] = [];
let logged: string[] = [];

const log = pino({ level: "debug" }, { write: (line: string) => void logged.push(line) });

function mailerTo(smtpUrl: string): OpenMailer {
  const from = { name: "Meridian", address: "shop@example.com" };
  const mailer = createMailer({ smtpUrl, from, replyTo: "help@example.com", dataDir: "/nowhere" }, log);
  mailers.push(mailer);
  return mailer;
}

const failureOf = (sending: Promise<void>) =>
  sending.then(
    () => null,
    (error: unknown) => error as Error,
  );

beforeEach(async () => {
  logged = [];
  server = await startMailServer();
});

afterEach(async () => {
  for (const mailer of mailers) mailer.close();
  mailers = [];
  await server.stop();
});

it("sends both forms to a server without TLS, as a mail that no program answers", async () => {
  await mailerTo(server.url).send(mail);
  const [{ from, to, email } = fail()] = server.received;
  expect({ from, to }).toEqual({ from: "shop@example.com", to: ["carl@example.com"] });
  expect(email).toMatchObject({
    subject: "Your order",
    from: { name: "Meridian", address: "shop@example.com" },
  });
  expect([email.html?.trim(), email.text?.trim()]).toEqual(["<p>Thank you</p>", "Thank you"]);
  expect(email.replyTo).toMatchObject([{ address: "help@example.com" }]);
  const headers = Object.fromEntries(email.headers.map(({ key, value }) => [key, value]));
  expect(headers["auto-submitted"]).toBe("auto-generated");
});

it("gives a mail the same Message-ID at every attempt, and others another", async () => {
  const mailer = mailerTo(server.url);
  for (const each of [mail, mail, { ...mail, key: "77b0" }]) await mailer.send(each);
  const ids = server.received.map(({ email }) => email.messageId);
  expect(ids).toEqual([ids[0], ids[0], expect.not.stringMatching(ids[0] as string)]);
  expect(ids[0]).toBe("<order-placed.4a51@example.com>");
});

it("lets an answer to a mail about a customer go to the customer", async () => {
  await mailerTo(server.url).send({ ...mail, replyTo: "carl@example.com" });
  expect(server.received[0]?.email.replyTo).toMatchObject([{ address: "carl@example.com" }]);
});

it("never lets a line break add a header or a recipient", async () => {
  const mailer = mailerTo(server.url);
  const subject = "Your order\r\nBcc: eve@example.com\u2028X: y";
  await mailer.send({ ...mail, subject, replyTo: "carl@example.com\nX-Evil: 1" });
  const to = ["carl@example.com\r\nBcc: eve@example.com"];
  expect(await failureOf(mailer.send({ ...mail, to }))).toBeInstanceOf(MailRefused);
  const [{ email } = fail(), ...others] = server.received;
  expect(others).toEqual([]);
  expect(email.subject).toBe("Your order Bcc: eve@example.com X: y");
  expect(email.headers.map(({ key }) => key).filter((key) => /bcc|evil/.test(key))).toEqual([]);
});

it("takes an address with a comma for one", async () => {
  await failureOf(mailerTo(server.url).send({ ...mail, to: ["carl@example.com,eve@example.com"] }));
  expect(server.received.flatMap(({ to }) => to)).not.toContain("eve@example.com");
});

it.each([
  ["names with markup", '<b>Tom</b> & "Jerry"'],
  ["right-to-left names", "הזמנה של דוד"],
  ["emoji", "⌚ Uhr für Łukasz 👩‍🔧"],
])("leaves %s in the subject as they are", async (_what, subject) => {
  await mailerTo(server.url).send({ ...mail, subject });
  expect(server.received[0]?.email.subject).toBe(subject);
});

it.each([
  ["an unknown recipient", { at: "RCPT", code: 550 }],
  ["the mail's content", { at: "DATA", code: 554 }],
] as const)("says that %s is refused for good", async (_what, refusal) => {
  server.refusal = refusal;
  const error = await failureOf(mailerTo(server.url).send(mail));
  expect(error).toBeInstanceOf(MailRefused);
  expect(error).toMatchObject({ permanent: true });
});

it("refuses a mail without a recipient for good", async () => {
  expect(await failureOf(mailerTo(server.url).send({ ...mail, to: [""] }))).toBeInstanceOf(MailRefused);
});

it.each([
  ["a mailbox that is full", { at: "RCPT", code: 452 }],
  ["a server that is busy", { at: "DATA", code: 451 }],
  ["a sender that the server doesn't know yet", { at: "MAIL", code: 550 }],
] as const)("leaves %s to a later try, which succeeds", async (_what, refusal) => {
  const mailer = mailerTo(server.url);
  server.refusal = refusal;
  const error = await failureOf(mailer.send(mail));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty("permanent");
  server.refusal = undefined;
  await mailer.send(mail);
  expect(server.received).toHaveLength(1);
});

it("sends to the others where one recipient is refused, and logs that without the address", async () => {
  server.refusal = { at: "RCPT", code: 550, recipient: "gone@example.com" };
  await mailerTo(server.url).send({ ...mail, to: ["gone@example.com", "ada@example.com"] });
  expect(server.received[0]?.to).toEqual(["ada@example.com"]);
  expect(logged.join()).toMatch(/refused one recipient: 550/);
  expect(logged.join()).not.toMatch(/gone@/);
});

it("fails while the server is away, and sends with the same mailer once it is back", async () => {
  const { port } = server;
  const mailer = mailerTo(server.url);
  await mailer.send(mail);
  await server.stop();
  expect(await failureOf(mailer.send(mail))).toMatchObject({
    message: expect.stringMatching(/ECONNREFUSED/) as string,
  });
  server = await startMailServer({ port });
  await mailer.send(mail);
  expect(server.received).toHaveLength(1);
});

it("fails where the server hangs up without a word", async () => {
  const mute = createServer((socket) => socket.end()).listen(0, "127.0.0.1");
  await new Promise((listening) => mute.once("listening", listening));
  const { port } = mute.address() as AddressInfo;
  const error = await failureOf(mailerTo(`smtp://127.0.0.1:${port}`).send(mail));
  expect(error).toBeInstanceOf(Error);
  expect(error).not.toHaveProperty("permanent");
  mute.close();
});

it("signs in with the address's user and password, which it shows nobody where the server refuses them", async () => {
  const strict = await startMailServer({ login: { user: "shop", pass: "s3cret-Pa55" } });
  const at = (password: string) => `smtp://shop:${password}@127.0.0.1:${strict.port}`;
  await mailerTo(at("s3cret-Pa55")).send(mail);
  expect(strict.received).toHaveLength(1);
  const error = await failureOf(mailerTo(at("wr0ng-Pa55")).send(mail));
  log.warn(error);
  expect(error).not.toHaveProperty("permanent");
  expect(JSON.stringify([error?.message, error?.stack, logged])).not.toMatch(/Pa55/);
  await strict.stop();
});

function fail(): never {
  throw new Error("nothing was received");
}
