import type { RequestContext } from "../../../context/context";
import { command, execute } from "../../../data/rows";
import { KEPT_UNUSED } from "./save-device.service";

/** The most devices that are forgotten in a minute, so that no statement takes long. */
const BATCH = 1_000;

const remove = command(
  `delete from devices where id in (
      select id from devices where last_used_at < now() - ${KEPT_UNUSED} order by last_used_at limit ${BATCH}
    )`,
);

/** Forgets devices that nobody has used for 30 days, also of users who never come back. */
export async function removeUnusedDevices({ db }: Pick<RequestContext, "db">): Promise<void> {
  await execute(db, remove, []);
}
