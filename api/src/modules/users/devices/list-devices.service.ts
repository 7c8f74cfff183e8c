import { requireViewer, type RequestContext } from "../../../context/context";
import { boolean } from "../../../data/columns";
import { rows, statement } from "../../../data/rows";
import { type Device, DeviceTable } from "./device.entity";
import { KEPT_UNUSED } from "./save-device.service";
import { columnsOf } from "../../../data/tables";

const deviceColumns = columnsOf(DeviceTable, "id", "name", "signedInAt", "lastUsedAt").with({
  current: boolean("coalesce(id = $2::uuid, false)"),
});

const ofUser = statement(
  deviceColumns,
  `select ${deviceColumns.sql} from devices
    where user_id = $1 and last_used_at >= now() - ${KEPT_UNUSED}
    order by current desc, last_used_at desc, id`,
);

/**
 * The viewer's devices: the one that asks first, then those used last. None is `current` for an access token that was issued
 * before devices were recorded.
 */
export async function listMyDevices(ctx: RequestContext): Promise<Device[]> {
  const { id, deviceId } = requireViewer(ctx);
  return rows(ctx.db, ofUser, [id, deviceId]);
}
