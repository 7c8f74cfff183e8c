import { randomUUID } from "node:crypto";
import { linksOf } from "../../test/support/mails";
import { runJobs } from "../../test/support/jobs";
import { startTestShop, type TestShop } from "../../test/support/shop";
import { RateLimits } from "../limits/rate-limits";

let shop: TestShop;
let limits = new RateLimits();
beforeAll(async () => (shop = await startTestShop({ rateLimits: { of: (caller) => limits.of(caller) } })));
afterAll(() => shop.stop());

const URLENCODED = "application/x-www-form-urlencoded";
const send = (url: string, payload = "", type = URLENCODED) =>
  shop.app.inject({ method: "POST", url, payload, headers: { "content-type": type, accept: "text/html" } });
const open = (url: string) => shop.app.inject({ url, headers: { accept: "text/html" } });
const anEmail = () => `reader-${randomUUID()}@example.com`;

/** The paths of the links in the mail to this new email. */
async function linksMailedTo(email: string) {
  await send("/newsletter", `email-address=${encodeURIComponent(email)}`);
  const mail = (await runJobs(shop)).find(({ to }) => to.includes(email));
  const paths = linksOf(mail as never).text.map((link) => new URL(link).pathname);
  const pathIn = (start: string) => paths.find((path) => path.startsWith(start)) ?? "";
  return { confirm: pathIn("/newsletter/confirm/"), unsubscribe: pathIn("/newsletter/unsubscribe/") };
}

const stateOf = async (email: string) => {
  const [found] = await shop.sql<{ confirmed: boolean; ended: boolean }>(
    `select confirmed_at is not null as confirmed, unsubscribed_at is not null as ended
      from newsletter_subscriptions where email = $1`,
    [email],
  );
  return found;
};

describe("the form without code", () => {
  it("says the same of a new email and a subscribed one, and never repeats it", async () => {
    const email = anEmail();
    const first = await send("/newsletter", `email-address=${encodeURIComponent(email)}`);
    const second = await send("/newsletter", `email-address=${encodeURIComponent(email)}`);
    expect([first.statusCode, first.headers["cache-control"]]).toEqual([200, "no-store"]);
    expect(first.body).toContain("Check your inbox");
    expect(first.body).not.toContain(email);
    expect(second.body).toBe(first.body);
  });

  it.each(["", "email-address=", "email-address=nobody", "other=1"])(
    "says of %p that it is no email",
    async (form) => {
      const { statusCode, body } = await send("/newsletter", form);
      expect(statusCode).toBe(200);
      expect(body).toContain("That isn&#x27;t a valid email address");
    },
  );

  it("says where emails are entered too often, and where the shop sends no mails", async () => {
    limits = new RateLimits({ points: { newsletter: 1 } });
    await send("/newsletter", `email-address=${anEmail()}`);
    expect((await send("/newsletter", `email-address=${anEmail()}`)).body).toContain(
      "Please try again later",
    );
    limits = new RateLimits();
    const silent = await startTestShop({ policy: { newsletter: false } });
    const { body } = await silent.app.inject({
      method: "POST",
      url: "/newsletter",
      payload: "email-address=ada@example.com",
      headers: { "content-type": URLENCODED },
    });
    expect(body).toContain("Our newsletter hasn&#x27;t started yet");
    await silent.stop();
  });

  it("refuses what no form of the shop sends, with a page", async () => {
    expect((await send("/newsletter", "{}", "application/json")).statusCode).toBe(415);
    expect((await send("/newsletter", `email-address=${"x".repeat(20_000)}`)).statusCode).toBe(413);
  });
});

describe("the links of a mail", () => {
  it("change nothing when they are opened, as programs that look for viruses do", async () => {
    const email = anEmail();
    const links = await linksMailedTo(email);
    const asked = await open(links.confirm);
    expect(asked.body).toContain("Subscribe to our newsletter?");
    expect(asked.headers).toMatchObject({ "cache-control": "no-store", "referrer-policy": "no-referrer" });
    expect((await open(links.unsubscribe)).body).toContain("Unsubscribe from our newsletter?");
    expect(await stateOf(email)).toEqual({ confirmed: false, ended: false });
  });

  it("confirm and unsubscribe by their button", async () => {
    const email = anEmail();
    const links = await linksMailedTo(email);
    expect((await send(links.confirm)).body).toContain("You&#x27;re subscribed");
    expect(await stateOf(email)).toEqual({ confirmed: true, ended: false });
    expect((await send(links.unsubscribe)).body).toContain("You&#x27;re unsubscribed");
    expect(await stateOf(email)).toEqual({ confirmed: true, ended: true });
    expect((await send(links.confirm)).body).toContain("This link no longer works");
  });

  it.each([
    [URLENCODED, "List-Unsubscribe=One-Click"],
    [
      "multipart/form-data; boundary=x",
      '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--',
    ],
  ])("unsubscribe by one click in a mail program that sends %s (RFC 8058)", async (type, body) => {
    const email = anEmail();
    const { unsubscribe } = await linksMailedTo(email);
    expect((await send(unsubscribe, body, type)).statusCode).toBe(200);
    expect(await stateOf(email)).toMatchObject({ ended: true });
  });

  it.each(["/newsletter/confirm/x", "/newsletter/unsubscribe/x", `/newsletter/confirm/${"%27".repeat(300)}`])(
    "are refused kindly where they are forged: %p",
    async (path) => {
      const { statusCode, body } = await send(path);
      expect(statusCode).toBe(200);
      expect(body).toMatch(/This link no longer works|We couldn(?:'|&#x27;)t find this subscription/);
    },
  );

  it("take no long body", async () => {
    expect((await send("/newsletter/unsubscribe/x", "x".repeat(5_000))).statusCode).toBe(413);
  });
});
