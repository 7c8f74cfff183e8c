import { createHash } from "node:crypto";
import { findSecrets } from "./check-secrets";

/** Looks random, and is equal in every run. */
const digest = (encoding: "hex" | "base64") => createHash("sha512").update("shop").digest(encoding);
const random = (length: number, encoding: "hex" | "base64" = "hex") => digest(encoding).slice(0, length);
const base64 = (text: string) => Buffer.from(text).toString("base64url");

/** Concatenated here, so that this file contains no secret. */
const planted: [kind: string, text: string][] = [
  ["private key", ["-----BEGIN", "RSA", "PRIVATE", "KEY-----"].join(" ")],
  ["private key", ["-----BEGIN", "PRIVATE", "KEY-----"].join(" ")],
  ["AWS access key", `AKIA${random(16).toUpperCase()}`],
  ["Stripe key", `${"sk"}_live_${random(24)}`],
  ["API key of a shop", `${"msk"}_${random(43)}`],
  ["Stripe webhook secret", `${"whsec"}_${random(32)}`],
  ["Google or Firebase API key", `AIza${random(35)}`],
  ["GitHub token", `${"ghp"}_${random(36)}`],
  ["GitHub token", `${"github"}_pat_${random(40)}`],
  ["Slack token", `${"xoxb"}-${random(24)}`],
  ["npm token", `${"npm"}_${random(36)}`],
  ["JSON Web Token", [base64('{"alg":"HS256"}'), base64('{"sub":"somebody"}'), random(20)].join(".")],
  ["password in a URL", ["postgres://shop:", random(12), "@db.example.com/shop"].join("")],
  ["secret in an assignment", `ACCESS_TOKEN_SECRET=${random(48, "base64")}`],
  ["secret in an assignment", `"apiKey": "${random(40)}"`],
  ["secret in an assignment", `const password = '${random(32, "base64")}';`],
];

it.each(planted)("finds a planted %s, and says where", (kind, text) => {
  expect(findSecrets(`# settings\n\n${text}\n`)).toContainEqual(expect.stringContaining(`3: ${kind}: `));
});

it.each([
  "postgres://localhost:5432/shop",
  "http://${user}:${password}@host",
  'accessToken: "eyJhbGciOiJIUzI1NiIs…"',
  "const accessToken = readAccessToken(request);",
  'idToken: "The ID token that Firebase returns at sign-in."',
  "ACCESS_TOKEN_SECRET=",
])("takes no offence at %s", (text) => {
  expect(findSecrets(text)).toEqual([]);
});
