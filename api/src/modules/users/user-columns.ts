/** A user as admins, and the user, see them; names as GraphQL has them. */
export const userColumns = `id, email, email_verified as "emailVerified", name, role, created_at as "createdAt",
  archived_at is not null as blocked`;
