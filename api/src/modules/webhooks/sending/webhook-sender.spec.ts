import type { LookupFunction } from "node:net";
import { startReceiver, type WebhookReceiver } from "../../../../test/support/webhooks";
import { createWebhookSender } from "./webhook-sender";

let receiver: WebhookReceiver;
beforeEach(async () => (receiver = await startReceiver()));
afterEach(() => receiver.stop());

/** A resolver that returns these addresses for any name, one per call; the last one repeats. */
function resolver(...addresses: string[]): LookupFunction {
  const left = [...addresses];
  return (_host, { all }, callback) => {
    const address = (left.length > 1 ? left.shift() : left[0]) as string;
    const family = address.includes(":") ? 6 : 4;
    if (all) callback(null, [{ address, family }]);
    else callback(null, address, family);
  };
}

const strict = createWebhookSender({ allowPrivate: false, lookup: resolver("192.0.43.8") });
const onTrial = createWebhookSender({ allowPrivate: true });
const post = (url = receiver.url, sender = onTrial) =>
  sender.post(url, { "content-type": "application/json" }, "{}");

/** A sender with a short timeout for tests; tests of real answers use the default, for busy machines. */
const impatient = createWebhookSender({ allowPrivate: true, timeoutMs: 1_000 });
const postBriefly = () => post(receiver.url, impatient);

describe("an address", () => {
  it.each([
    "http://example.com/",
    "ftp://example.com/",
    "javascript:alert(1)",
    "example.com",
    "",
    "https://",
    ["https://user", "pw@example.com/"].join(":"),
    "https://user@example.com/",
    "https://example.com/#part",
    "https://example.com:22/",
    "https://example.com/a b",
    "https://example.com\\@127.0.0.1/",
    "https://example.com/\u0000",
    `https://example.com/${"a".repeat(2_000)}`,
  ])("is refused as it is written: %j", async (url) => {
    expect(await strict.refusalOf(url)).toMatch(/^must /);
    expect(await strict.post(url, {}, "{}")).toMatchObject({ status: null, answer: null });
  });

  it.each([
    "127.0.0.1",
    "127.8.8.8",
    "2130706433",
    "0x7f.1",
    "0177.0.0.1",
    "0.0.0.0",
    "10.1.2.3",
    "100.64.0.1",
    "169.254.169.254",
    "172.16.0.1",
    "192.168.1.1",
    "192.0.2.1",
    "198.18.0.1",
    "224.0.0.1",
    "255.255.255.255",
    "[::]",
    "[::1]",
    "[::ffff:127.0.0.1]",
    "[::ffff:7f00:1]",
    "[::127.0.0.1]",
    "[64:ff9b::7f00:1]",
    "[2002:7f00:1::]",
    "[2001:db8::1]",
    "[fc00::1]",
    "[fe80::1]",
    "[fec0::1]",
    "[ff02::1]",
  ])("is refused if it is private, local or reserved: %s", async (host) => {
    expect(await strict.refusalOf(`https://${host}/`)).toMatch(/public address/);
    const answer = await strict.post(`https://${host}/`, {}, "{}");
    expect(answer).toMatchObject({ status: null, error: expect.stringMatching(/public/) as string });
  });

  it.each(["127.0.0.1", "10.0.0.1", "fe80::1", "::ffff:10.0.0.1", "::7f00:1"])(
    "is refused if its name leads to %s, which also only turns out when it is called",
    async (address) => {
      const sender = createWebhookSender({ allowPrivate: false, lookup: resolver("192.0.43.8", address) });
      expect(await sender.refusalOf("https://example.com/")).toBeNull();
      const answer = await sender.post("https://example.com/", {}, "{}");
      expect(answer.error).toBe("The address is not public, so nothing was sent.");
      expect(await sender.refusalOf("https://example.com/")).toMatch(/public address/);
    },
  );

  it("is refused if its name isn't found", async () => {
    const lookup: LookupFunction = (_host, _options, callback) => callback(new Error("ENOTFOUND"), "", 4);
    const sender = createWebhookSender({ allowPrivate: false, lookup });
    expect(await sender.refusalOf("https://example.com/")).toBe("must lead to a host that can be found");
  });

  it.each([
    "https://example.com/hook?token=1",
    "https://example.com:8443/",
    "https://8.8.8.8/",
    "https://[2606:4700::1]/",
  ])("is accepted if it is public: %s", async (url) => expect(await strict.refusalOf(url)).toBeNull());

  it("may be this machine's on trial, but no other private one", async () => {
    expect(await onTrial.refusalOf(receiver.url)).toBeNull();
    expect(await onTrial.refusalOf("http://10.0.0.1/")).toMatch(/public address/);
    expect(await onTrial.refusalOf("http://169.254.169.254/")).toMatch(/public address/);
  });
});

describe("an answer", () => {
  it("is recorded with its status", async () => {
    receiver.answer = (_request, response) => response.writeHead(201).end("thanks");
    expect(await post()).toMatchObject({ status: 201, error: null, answer: "thanks" });
  });

  it("that leads elsewhere is not followed", async () => {
    receiver.answer = (_request, response) => response.writeHead(307, { location: receiver.url }).end();
    const { status, error } = await post();
    expect([status, error]).toEqual([307, "The answer was 307: redirects are not followed."]);
    expect(receiver.received).toHaveLength(1);
  });

  it("that never ends is read up to 4 KB", async () => {
    receiver.answer = (_request, response) => {
      response.writeHead(200);
      const more = () => response.write("x".repeat(16_384), (error) => error ?? setImmediate(more));
      more();
    };
    const { status, error, answer } = await post();
    expect([status, error, answer?.length]).toEqual([200, null, 4_096]);
  });

  it("that comes drop by drop fails when the time is over", async () => {
    receiver.answer = (_request, response) => {
      response.writeHead(200).write("x");
      const timer = setInterval(() => response.write("x"), 20);
      response.on("close", () => clearInterval(timer));
    };
    expect(await postBriefly()).toMatchObject({
      status: 200,
      error: expect.stringMatching(/within/) as string,
    });
  });

  it("that doesn't come fails when the time is over", async () => {
    receiver.answer = () => undefined;
    expect(await postBriefly()).toMatchObject({
      status: null,
      error: expect.stringMatching(/within/) as string,
    });
  });

  it("with huge headers fails", async () => {
    receiver.answer = (_request, response) => response.writeHead(200, { "x-much": "x".repeat(40_000) }).end();
    expect(await post()).toMatchObject({ status: null, error: "The headers of the answer are too large." });
  });

  it("that isn't HTTP fails", async () => {
    receiver.answer = (request) => void request.socket.end("220 mail.example ESMTP\r\n");
    expect(await post()).toMatchObject({ status: null, error: "The answer is not HTTP." });
  });

  it("fails where the connection is closed or refused", async () => {
    receiver.answer = (request) => void request.socket.destroy();
    expect((await post()).error).toMatch(/was closed/);
    await receiver.stop();
    expect((await post()).error).toBe("The connection was refused.");
  });

  it("fails where TLS does, as with a receiver that knows none", async () => {
    expect((await post(receiver.url.replace("http:", "https:"))).error).toMatch(/TLS/);
  });

  it("is made safe to store and to show", async () => {
    receiver.answer = (_request, response) =>
      response.end(Buffer.from([0x61, 0, 0x1b, 0x0a, 0xff, 0xe2, 0x80, 0xae, 0x62, 0xc3]));
    expect((await post()).answer).toBe("a��\n��b");
  });
});
