import { join } from "node:path";
import { production } from "../../test/support/env-faults";
import { readEnv } from "./env";
import { warningsOf } from "./env-warnings";

/** An environment without warnings. */
const complete = {
  ...production,
  GOOGLE_APPLICATION_CREDENTIALS: __filename, // any readable file
  SMTP_URL: "smtps://mail.example.com",
  MAIL_FROM: "Shop <shop@example.com>",
};

const warningsWith = (source: NodeJS.ProcessEnv) => warningsOf(readEnv(source));

it("warns of nothing in production where all is well, nor in a trial", () => {
  expect(warningsWith(complete)).toEqual([]);
  expect(warningsWith({ PUBLIC_ORIGIN: "http://localhost:4000" })).toEqual([]);
});

it.each([
  ["a service account that isn't set", { GOOGLE_APPLICATION_CREDENTIALS: "" }],
  ["a service account that isn't there", { GOOGLE_APPLICATION_CREDENTIALS: join(__dirname, "none.json") }],
  ["an origin without TLS", { PUBLIC_ORIGIN: "http://shop.example.com" }],
  ["requests that aren't limited", { RATE_LIMITS: "off" }],
  ["mails that reach nobody", { SMTP_URL: "" }],
])("warns of %s in production, in one line that begins with the variable", (_what, source) => {
  const [variable = ""] = Object.keys(source);
  const warnings = warningsWith({ ...complete, ...source });
  expect(warnings).toEqual([expect.stringMatching(new RegExp(`^${variable}[ =][^\n]+$`))]);
});

it("warns of each of several", () => {
  const source = {
    GOOGLE_APPLICATION_CREDENTIALS: "",
    PUBLIC_ORIGIN: "http://a.example",
    RATE_LIMITS: "off",
  };
  expect(warningsWith({ ...complete, ...source })).toHaveLength(3);
});
