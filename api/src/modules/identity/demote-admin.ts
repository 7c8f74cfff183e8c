import type { EntityManager } from "typeorm";
import { recordActionOf, type AuditedEntry } from "../audit/record-action";
import { listUserIdsOf } from "../users/admins";
import { revokeAdmin } from "./admin-role";
import { endPrograms, listPrograms, type ProgramsOfUser } from "./programs-of-user";

/** The result of a demotion, with the programs created by the admin. */
export interface Demotion extends ProgramsOfUser {
  /** Whether they were an admin, or had a grant of the role. */
  wasAdmin: boolean;
}

/**
 * Revokes the role ADMIN from an email, from the command line. Returns the working API keys and webhooks of its users;
 * with `revokeKeys` it ends them too, even if the role was revoked before.
 */
export function demoteAdmin(
  { db }: { db: EntityManager },
  email: string,
  { revokeKeys }: { revokeKeys: boolean },
): Promise<Demotion> {
  return db.transaction(async (manager) => {
    const tx = { db: manager };
    const record = (...entry: AuditedEntry) => recordActionOf(tx, "command line", ...entry);
    const demotion: Demotion = { wasAdmin: await revokeAdmin(tx, email), apiKeys: [], webhooks: [] };
    for (const id of await listUserIdsOf(tx, email)) {
      const { apiKeys, webhooks } = await (revokeKeys ? endPrograms(tx, id, record) : listPrograms(tx, id));
      demotion.apiKeys.push(...apiKeys);
      demotion.webhooks.push(...webhooks);
    }
    return demotion;
  });
}
