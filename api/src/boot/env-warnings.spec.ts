import { join } from "node:path";
import { readEnv } from "./env";
import { warningsOf } from "./env-warnings";

const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://shop@db/shop",
  ACCESS_TOKEN_SECRET: "correct horse battery staple 12345",
  PUBLIC_ORIGIN: "https://shop.example.com",
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
  GOOGLE_APPLICATION_CREDENTIALS: __filename, // any file that can be read
  SMTP_URL: "smtps://mail.example.com",
  MAIL_FROM: "Shop <shop@example.com>",
  PAYMENTS: "off",
};

const warningsWith = (source: NodeJS.ProcessEnv) => warningsOf(readEnv(source));

it("warns of nothing in production where all is well, nor in a trial", () => {
  expect(warningsWith(production)).toEqual([]);
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
  const warnings = warningsWith({ ...production, ...source });
  expect(warnings).toEqual([expect.stringMatching(new RegExp(`^${variable}[ =][^\n]+$`))]);
});

it("warns of each of several", () => {
  const source = {
    GOOGLE_APPLICATION_CREDENTIALS: "",
    PUBLIC_ORIGIN: "http://a.example",
    RATE_LIMITS: "off",
  };
  expect(warningsWith({ ...production, ...source })).toHaveLength(3);
});
