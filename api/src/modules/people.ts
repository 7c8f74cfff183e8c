import { boolean, nullable, text } from "../data/columns";

/** Shown instead of an email if the person has deleted their account (ADR-0060). */
export const DELETED_ACCOUNT = "a deleted account";

/** SQL of the current email of the user with this id. `id` is a column that `users` doesn't have. */
export const emailOf = (id: string): string =>
  `coalesce((select email from users where users.id = ${id} and users.deleted_at is null), '${DELETED_ACCOUNT}')`;

/** The creator of a row, for tables where `creator_id` is the user's id; null if unknown. */
export const creatorColumns = {
  createdBy: nullable(text(`case when creator_id is not null then ${emailOf("creator_id")} end`)),
  creatorIsAdmin: nullable(
    boolean("(select role = 'ADMIN' and archived_at is null from users where users.id = creator_id)"),
  ),
};
