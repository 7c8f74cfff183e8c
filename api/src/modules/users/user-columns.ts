import { boolean, columns, instant, nullable, text, uuid } from "../../data/columns";
import type { Role } from "../../context/role";
import type { User } from "./user.entity";

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
