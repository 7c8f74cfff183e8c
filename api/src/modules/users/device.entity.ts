import { Field, ObjectType } from "type-graphql";
import { Check, Entity, Index, Unique } from "typeorm";
import { Personal, References } from "../../data/tables";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A browser or program with a signed-in user: one sign-in at Firebase (ADR-0016). */
@ObjectType({ description: "A browser or program with the user signed in." })
export class Device {
  @IdColumn("Changes with each sign-in.")
  id!: string;

  @FieldColumn("text", "Browser and system, as in 'Firefox on Android'.")
  name!: string;

  @FieldColumn("timestamptz", "When the user signed in on it.", { precision: 0 })
  signedInAt!: Date;

  @FieldColumn("timestamptz", "When it was last used, to the hour.", { default: () => "now()" })
  lastUsedAt!: Date;

  @Field(() => Boolean, { description: "Whether it is the device of this request." })
  current!: boolean;
}

/** The table of devices. */
@Entity("devices")
@Personal()
@Check("device_name", "length(name) between 1 and 100")
@Unique("device_sign_in", ["userId", "signedInAt", "name"])
@Index("device_last_used", ["lastUsedAt"])
export class DeviceTable extends Device {
  @References("UserTable", "device_user", { onDelete: "CASCADE" })
  userId!: string;
}
