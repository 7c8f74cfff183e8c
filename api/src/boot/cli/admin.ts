/** npm run admin -- grant EMAIL | revoke EMAIL [--keys] (D-08). */
import { parseUrl } from "@shop/shared/web-address";
import "reflect-metadata";
import { demoteAdmin, type Demotion } from "../../modules/identity/demote-admin";
import { grantAdmin } from "../../modules/identity/admin-role";
import { UsageError, withDatabase } from "./with-database";

const USAGE = "Usage: npm run admin -- grant EMAIL, or: npm run admin -- revoke EMAIL [--keys]";

withDatabase(async ({ manager: db }) => {
  const [action, email, option, ...others] = process.argv.slice(2);
  const revokeKeys = action === "revoke" && option === "--keys";
  if (!email || !/^\S+@\S+$/.test(email) || (option && !revokeKeys) || others.length > 0)
    throw new UsageError(USAGE);
  if (action === "grant") console.log(granted[await grantAdmin({ db }, email)](email));
  else if (action === "revoke") {
    const demotion = await demoteAdmin({ db }, email, { revokeKeys });
    for (const line of describe(email, demotion, revokeKeys)) console.log(line);
  } else throw new UsageError(USAGE);
});

const granted = {
  granted: (email: string) => `${email} is an admin now.`,
  promised: (email: string) => `${email} will be an admin at the next sign-in with this email verified.`,
};

/** Describes a demotion: the lost role, and the API keys and webhooks of this admin that still work. */
function describe(email: string, { wasAdmin, apiKeys, webhooks }: Demotion, revoked: boolean): string[] {
  const role = wasAdmin ? `${email} is no admin any more.` : `${email} was no admin.`;
  const theirs = [
    ...apiKeys.map(({ name, prefix, scopes }) => `  API key “${name}” (${prefix}…): ${scopes.join(", ")}`),
    ...webhooks.map(({ url, events }) => `  webhook to ${parseUrl(url)?.host ?? url}: ${events.join(", ")}`),
  ];
  if (theirs.length === 0) return [role];
  if (revoked) return [role, "Their API keys are revoked, and their webhooks switched off:", ...theirs];
  return [
    role,
    "They have created what still works:",
    ...theirs,
    `To revoke the keys and switch off the webhooks: npm run admin -- revoke ${email} --keys`,
  ];
}
