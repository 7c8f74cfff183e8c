import { accessSync, constants } from "node:fs";
import { join } from "node:path";
import type { Env } from "./env";

/** Valid but probably mistaken settings: one line each, for the log at startup. */
export function warningsOf(env: Env): string[] {
  const { production, rateLimits, mail, firebase, publicOrigin, dataDir } = env;
  const warnings: (string | false | undefined)[] = [
    rateLimits === "off" && "RATE_LIMITS=off: requests are not limited",
    production &&
      !mail.smtpUrl &&
      `SMTP_URL is not set: mails are written to ${join(dataDir, "mail")} and reach nobody`,
    production && serviceAccountWarning(firebase.serviceAccount),
    production &&
      publicOrigin?.startsWith("http:") &&
      `PUBLIC_ORIGIN=${publicOrigin}: links in mails and on pages lead to http, and browsers that have seen the shop over https refuse it`,
  ];
  return warnings.filter((warning) => typeof warning === "string");
}

/** Each sign-in asks Firebase whether a session was revoked, which Firebase reports only to a service account. */
function serviceAccountWarning(path: string | undefined): string | undefined {
  const consequence = "unless this machine has a service account of Google's cloud, nobody can sign in";
  if (path === undefined) return `GOOGLE_APPLICATION_CREDENTIALS is not set: ${consequence}`;
  return isReadable(path)
    ? undefined
    : `GOOGLE_APPLICATION_CREDENTIALS=${path}: this file can't be read, so nobody can sign in`;
}

function isReadable(path: string): boolean {
  try {
    accessSync(path, constants.R_OK);
    return true;
  } catch {
    return false;
  }
}
