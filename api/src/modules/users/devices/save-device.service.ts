import type { RequestContext } from "../../../context/context";
import { command, execute, rows, statement } from "../../../data/rows";
import { columnsOf } from "../../../data/tables";
import { DeviceTable } from "./device.entity";

/** The most devices that are kept of a user; the ones used last. */
const MAX_DEVICES = 20;

/** How long an unused device is kept and listed. */
export const KEPT_UNUSED = "interval '30 days'";

/** The time within which a use of a device is not written again. */
export const USE_PRECISION = "interval '1 hour'";

/** What identifies a device: a sign-in at Firebase, which stays the same while its session lasts, and a name. */
export interface DeviceSignIn {
  signedInAt: Date;
  name: string;
}

const save = statement(
  columnsOf(DeviceTable, "id"),
  `with forgotten as (
      delete from devices where user_id = $1 and (signed_in_at, name) <> ($2::timestamptz(0), $3)
        and (last_used_at < now() - ${KEPT_UNUSED} or id in (
          select id from devices where user_id = $1 order by last_used_at desc, id offset ${MAX_DEVICES - 1}
        ))
    )
    insert into devices (user_id, signed_in_at, name) values ($1, $2, $3)
      on conflict on constraint device_sign_in do update set last_used_at = now()
      returning id`,
);

/** Records the use of a device, and forgets those of the user that are too many or too long unused. Returns its id. */
export async function saveDevice(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  { signedInAt, name }: DeviceSignIn,
): Promise<string> {
  const [device] = await rows(db, save, [userId, signedInAt, name]);
  return (device as { id: string }).id;
}

const removeAll = command("delete from devices where user_id = $1");

/** Forgets all devices of a user, whose sessions have ended. */
export async function removeDevices({ db }: Pick<RequestContext, "db">, userId: string): Promise<void> {
  await execute(db, removeAll, [userId]);
}

const removeOne = command("delete from devices where user_id = $1 and id = $2");

/** Forgets one device of a user, if there is such a one. */
export async function removeDevice(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  id: string,
): Promise<void> {
  await execute(db, removeOne, [userId, id]);
}
