import { faultsOf } from "../../test/support/env-faults";
import { readEnv } from "./env";

describe("mails", () => {
  const mail = (source: NodeJS.ProcessEnv) => readEnv(source).mail;

  it("come from MAIL_FROM, which may have a name", () => {
    expect(mail({ MAIL_FROM: "Shop & Söhne <shop@example.com>" }).from).toEqual({
      name: "Shop & Söhne",
      address: "shop@example.com",
    });
    expect(mail({ MAIL_FROM: '"Hands, Gears" <shop@example.com>' }).from.name).toBe("Hands, Gears");
    expect(mail({ MAIL_FROM: "shop@example.com" }).from).toEqual({ name: "", address: "shop@example.com" });
  });

  it.each([
    "shop",
    "Shop",
    "a@example.com, b@example.com",
    "Shop <a@example.com",
    "a@x.com\nBcc: b@example.com",
  ])("can't come from %j", (MAIL_FROM) =>
    expect(faultsOf({ MAIL_FROM })).toEqual([
      "MAIL_FROM: must be an email, or a name and an email: Shop <shop@example.com>",
    ]),
  );

  it("need a sender where a mail server sends them, and a mail server's address", () => {
    expect(faultsOf({ SMTP_URL: "smtp://mail.example.com" })).toEqual([
      expect.stringMatching(/^MAIL_FROM: is required/),
    ]);
    expect(faultsOf({ SMTP_URL: "https://mail.example.com", MAIL_FROM: "a@example.com" })).toEqual([
      "SMTP_URL: must be an smtp:// or smtps:// address",
    ]);
    expect(faultsOf({ SMTP_URL: "smtps://mail.example.com", MAIL_FROM: "a@example.com" })).toEqual([]);
  });

  it("are answered to the address that 'Contact support' leads to, otherwise to the sender", () => {
    expect(mail({ LINKS: "support=mailto:help@example.com" }).replyTo).toBe("help@example.com");
    expect(mail({ LINKS: "support=/help" }).replyTo).toBeUndefined();
  });
});
