import { Field, ObjectType } from "type-graphql";
import { Check, Entity } from "typeorm";
import { Role } from "../../context/role";
import { Scope } from "../../context/scope";
import { boolean } from "../../data/columns";
import { Column, Personal, allColumnsOf, SqlIndexes } from "../../data/tables";
import { Auth } from "../../graphql/types/auth";
import { FieldColumn, IdColumn } from "../../data/field-column";

/** A user after at least one sign-in. Blocked users are archived: they leave every list and stay in the database (D-09). */
@ObjectType({ description: "A person with at least one sign-in." })
export class User {
  @IdColumn()
  id!: string;

  @FieldColumn("text", "In lower case.")
  email!: string;

  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @FieldColumn("boolean", "Whether the email was verified at the last sign-in.", { default: false })
  emailVerified!: boolean;

  @FieldColumn("text", "As entered at registration, provided by Google, or changed since.", {
    nullable: true,
  })
  name!: string | null;

  @Field(() => Role, { description: "Their role. Checked again at every call." })
  @Column("text", { default: Role.CUSTOMER })
  role!: Role;

  /** Those granted to staff; unused for other roles. */
  @Personal("internal")
  @Column("text", { array: true, default: [] })
  permissions!: Scope[];

  @FieldColumn("timestamptz", "The first sign-in.", { default: () => "now()" })
  createdAt!: Date;

  @Auth(Role.ADMIN, Scope.READ_CUSTOMERS)
  @Field(() => Boolean, {
    description: "Whether an admin has blocked them; `unblockUser` lets them back in.",
  })
  blocked!: boolean;
}

/** The table of users, with the columns that only statements and sign-ins use. */
@Entity("users")
@Personal()
@Check("user_role", "role in ('CUSTOMER', 'ADMIN', 'STAFF')")
@Check("user_deleted_is_archived", "deleted_at is null or archived_at is not null")
@SqlIndexes("user_email", "user_newest", "user_by_role", "user_words", "user_blocked", "user_leaving")
export class UserTable extends User {
  /** Whether the user chose the name here, so that sign-ins keep it (ADR-0016). */
  @Personal("internal")
  @Column("boolean", { default: false })
  nameChosen!: boolean;

  /** Firebase's id of the account, which never changes, unlike the email; `invited:` and a random id before the first sign-in. */
  @Column("text", { unique: true })
  firebaseUid!: string;

  /** Firebase's name of the provider of the last sign-in; null for records older than this column. */
  @Column("text", { nullable: true })
  signInProvider!: string | null;

  /** The session epoch in access tokens; raising it ends all of them (ADR-0016). */
  @Personal("internal")
  @Column("integer", { default: 0 })
  sessionEpoch!: number;

  /** ID tokens of earlier sign-ins are refused. */
  @Personal("internal")
  @Column("timestamptz", { precision: 0, nullable: true })
  signInsValidSince!: Date | null;

  @Column("timestamptz", { nullable: true })
  archivedAt!: Date | null;

  /** The time at which the person deleted the account: the row has no personal data left (ADR-0060). It is archived too. */
  @Column("timestamptz", { nullable: true })
  deletedAt!: Date | null;

  /** The start of an unfinished deletion: the account is closed. */
  @Column("timestamptz", { nullable: true })
  deletionBeganAt!: Date | null;
}

/** SQL condition: the user may sign in, because they are neither blocked nor deleted and no deletion has begun. */
export const IS_OPEN = "archived_at is null and deletion_began_at is null";

/** SQL condition: the shop has ordered for the person, who hasn't signed in yet. */
export const IS_INVITED = "firebase_uid like 'invited:%'";

/** The columns of a user for admins and the user. */
export const userColumns = allColumnsOf(User).with({ blocked: boolean("archived_at is not null") });
