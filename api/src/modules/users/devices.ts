import { serverTexts } from "@shop/shared/messages/server";
import { type RequestContext, requireViewer } from "../../context/context";
import { boolean } from "../../data/columns";
import { command, execute, executorOf, rows, select, statement } from "../../data/rows";
import { columnsOf } from "../../data/tables";
import { type Device, DeviceTable } from "./device.entity";

/** The maximum number of stored devices per user; the most recently used are kept. */
const MAX_DEVICES = 20;

/** How long an unused device is stored and listed. */
export const UNUSED_LIFETIME = "interval '30 days'";

/** The time within which another use of a device is not recorded again. */
export const USE_PRECISION = "interval '1 hour'";

/** The identity of a device: the time of a sign-in at Firebase, which stays constant for its session, and a name. */
export interface DeviceSignIn {
  signedInAt: Date;
  name: string;
}

const save = statement(
  columnsOf(DeviceTable, "id"),
  `with forgotten as (
      delete from devices where user_id = $1 and (signed_in_at, name) <> ($2::timestamptz(0), $3)
        and (last_used_at < now() - ${UNUSED_LIFETIME} or id in (
          select id from devices where user_id = $1 order by last_used_at desc, id offset ${MAX_DEVICES - 1}
        ))
    )
    insert into devices (user_id, signed_in_at, name) values ($1, $2, $3)
      on conflict on constraint device_sign_in do update set last_used_at = now()
      returning id`,
);

/** Records the use of a device, and deletes the user's surplus and unused devices. Returns its id. */
export async function saveDevice(
  { db }: Pick<RequestContext, "db">,
  userId: string,
  { signedInAt, name }: DeviceSignIn,
): Promise<string> {
  const [device] = await rows(db, save, [userId, signedInAt, name]);
  return (device as { id: string }).id;
}

/** Deletes all devices of a user after the end of their sessions. */
export const removeDevices = executorOf("delete from devices where user_id = $1");

/** Deletes one device of a user, if it exists. */
export const removeDevice = executorOf<[userId: string, id: string]>(
  "delete from devices where user_id = $1 and id = $2",
);

const deviceColumns = columnsOf(DeviceTable, "id", "name", "signedInAt", "lastUsedAt").with({
  current: boolean("coalesce(id = $2::uuid, false)"),
});

const ofUser = select(
  deviceColumns,
  `from devices
    where user_id = $1 and last_used_at >= now() - ${UNUSED_LIFETIME}
    order by current desc, last_used_at desc, id`,
);

/**
 * The viewer's devices: the current one first, then the most recently used. None is `current` for an access token
 * issued before devices were recorded.
 */
export async function listMyDevices(ctx: RequestContext): Promise<Device[]> {
  const { id, deviceId } = requireViewer(ctx);
  return rows(ctx.db, ofUser, [id, deviceId]);
}

/** The maximum number of devices deleted in a minute, so that no statement takes long. */
const BATCH = 1_000;

const remove = command(
  `delete from devices where id in (
      select id from devices where last_used_at < now() - ${UNUSED_LIFETIME} order by last_used_at limit ${BATCH}
    )`,
);

/** Deletes devices unused for 30 days, even if their users never come back. */
export async function removeUnusedDevices({ db }: Pick<RequestContext, "db">): Promise<void> {
  await execute(db, remove, []);
}

/** The first match counts: Edge, Opera and Samsung's browser also contain Chrome, and all of these contain Safari. */
const browsers: readonly [RegExp, string][] = [
  [/\bEdg(?:e|A|iOS)?\//, "Edge"],
  [/\bOPR\/|\bOPX\/|\bOpera\b/, "Opera"],
  [/\bSamsungBrowser\//, "Samsung Internet"],
  [/\bFirefox\/|\bFxiOS\//, "Firefox"],
  [/\bChrome\/|\bChromium\/|\bCriOS\//, "Chrome"],
  [/\bVersion\/\d.*\bSafari\//, "Safari"],
];

/** Android also contains Linux, and iPhones contain Mac OS X. An iPad identifies itself as a Mac. */
const systems: readonly [RegExp, string][] = [
  [/\biPhone\b|\biPod\b/, "iPhone"],
  [/\biPad\b/, "iPad"],
  [/\bAndroid\b/, "Android"],
  [/\bCrOS\b/, "ChromeOS"],
  [/\bWindows\b/, "Windows"],
  [/\bMacintosh\b|\bMac OS X\b/, "Mac"],
  [/\bLinux\b/, "Linux"],
];

/** The maximum number of characters read from a User-Agent; browsers send about 120. */
const MAX_LENGTH = 500;

const firstIn = (names: readonly [RegExp, string][], text: string) =>
  names.find(([pattern]) => pattern.test(text))?.[1];

/**
 * A recognisable name for a device, derived from the User-Agent header: 'Firefox on Android'. It has no version or
 * other detail of the header, so that it stays constant after an update and identifies a person as little as possible.
 */
export function nameDevice(userAgent: string | null): string {
  const text = (userAgent ?? "").slice(0, MAX_LENGTH);
  const browser = firstIn(browsers, text);
  const system = firstIn(systems, text);
  const { deviceTexts } = serverTexts().serverPages;
  return system ? deviceTexts.on(browser, system) : (browser ?? deviceTexts.unknown);
}
