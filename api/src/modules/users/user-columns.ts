/** A user as admins, and the user, see them; names as GraphQL has them. */
export const userColumns = `id, email, name, role, created_at as "createdAt"`;
