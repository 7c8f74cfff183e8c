/** Searches every file of the checkout that git doesn't ignore for keys, tokens and passwords. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { ROOT } from "./build/target";
import { filesOfCheckout } from "./git";

/** The forms of secrets. The secret is the first group, or else the whole match. */
const FORMS: Record<string, RegExp> = {
  "private key": /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/g,
  "AWS access key": /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g,
  "Stripe key": /\b[rs]k_(?:live|test)_[0-9A-Za-z]{16,}/g,
  "Stripe webhook secret": /\bwhsec_[0-9A-Za-z+/=]{24,}/g,
  "API key of a shop": /\bmsk_[0-9A-Za-z]{43}\b/g,
  "Google or Firebase API key": /\bAIza[\w-]{35}/g,
  "Google OAuth token": /\bya29\.[\w-]{20,}/g,
  "GitHub token": /\b(?:gh[pousr]_[0-9A-Za-z]{36,}|github_pat_\w{22,})/g,
  "Slack token": /\bxox[abeprs]-[\w-]{10,}|hooks\.slack\.com\/services\/[\w/]{20,}/g,
  "npm token": /\bnpm_[0-9A-Za-z]{36}\b/g,
  "JSON Web Token": /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/g,
  "password in a URL": /\b[a-z][a-z+.-]*:\/\/[^\s:/@"'`${}<>]+:([^\s/@"'`${}<>[\]]+)@/gi,
  "secret in an assignment":
    /(?:secret|token|passw|api_?key|credential|private_?key)\w*["']?\s*[:=]\s*["'`]?(?=\S*\d)(?!\S*…)([^\s\\"'`,;(){}<>]{16,})/gi,
};

/** Harmless texts of these forms. */
const ALLOWED = [
  // passwords of databases that don't exist, or that publish no port
  ...["secret", "password", "hunter2", "its-password", "shop"],
  // published in docker-compose.yml for trials on one machine; production refuses it
  "only-for-a-trial-on-this-machine-0123456789",
  // tokens that nobody signed
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x",
  "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.c2lnbmVkIGJ5IG5vYm9keQ",
];

/** The secrets in a text, each with its line, kind and first characters: enough to find it, too few to use it. */
export function findSecrets(content: string): string[] {
  if (content.includes("\0")) return []; // binary
  return content.split("\n").flatMap((line, index) =>
    Object.entries(FORMS).flatMap(([kind, form]) =>
      Array.from(line.matchAll(form), ([whole, secret = whole]) => secret)
        .filter((secret) => !ALLOWED.includes(secret))
        .map((secret) => `${index + 1}: ${kind}: ${secret.slice(0, 8)}…`),
    ),
  );
}

if (require.main === module) {
  const files = filesOfCheckout();
  const found = files.flatMap((path) =>
    findSecrets(readFileSync(join(ROOT, path), "utf8")).map((secret) => `${path}:${secret}`),
  );
  console.log(found.join("\n") || `No secrets in ${files.length} files.`);
  process.exitCode = found.length === 0 ? 0 : 1;
}
