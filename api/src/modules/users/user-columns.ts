import { boolean, columns, instant, nullable, text, uuid } from "../../data/columns";
import type { Role } from "../../context/role";
import type { User } from "./user.entity";

/** A user whom nothing keeps from signing in: neither blocked nor deleted, and no deletion has begun. */
export const IS_OPEN = "archived_at is null and deletion_began_at is null";

/** The columns of a user that admins and the user see. */
export const userColumns = columns<User>({
  id: uuid("id"),
  email: text("email"),
  emailVerified: boolean("email_verified"),
  name: nullable(text("name")),
  role: text<Role>("role"),
  createdAt: instant("created_at"),
  blocked: boolean("archived_at is not null"),
});
