/** npm run admin -- grant EMAIL | revoke EMAIL (D-08). */
import "reflect-metadata";
import { grantAdmin, revokeAdmin } from "../../modules/users/admins/grant-admin.service";
import { UsageError, withDatabase } from "./with-database";

const USAGE = "Usage: npm run admin -- grant EMAIL, or: npm run admin -- revoke EMAIL";

withDatabase(async ({ manager: db }) => {
  const [action, email] = process.argv.slice(2);
  if (!email || !/^\S+@\S+$/.test(email)) throw new UsageError(USAGE);
  if (action === "grant") console.log(granted[await grantAdmin({ db }, email)](email));
  else if (action === "revoke")
    console.log(
      (await revokeAdmin({ db }, email)) ? `${email} is no admin any more.` : `${email} was no admin.`,
    );
  else throw new UsageError(USAGE);
});

const granted = {
  granted: (email: string) => `${email} is an admin now.`,
  promised: (email: string) => `${email} will be an admin at the next sign-in with this email verified.`,
};
