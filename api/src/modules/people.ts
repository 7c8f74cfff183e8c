import { boolean, nullable, text } from "../data/columns";

/** What is shown in place of the email of a person who has deleted their account (ADR-0060). */
export const DELETED_ACCOUNT = "a deleted account";

/** The SQL of the email of the user with this id, as it is now. `id` is a column that `users` doesn't have. */
export const emailOf = (id: string): string =>
  `coalesce((select email from users where users.id = ${id} and users.deleted_at is null), '${DELETED_ACCOUNT}')`;

/** Who made a row, in whose table `creator_id` is the user's id: null where it isn't known. */
export const creatorColumns = {
  createdBy: nullable(text(`case when creator_id is not null then ${emailOf("creator_id")} end`)),
  creatorIsAdmin: nullable(
    boolean("(select role = 'ADMIN' and archived_at is null from users where users.id = creator_id)"),
  ),
};
