import type { Scope } from "../../graphql/schema.generated";
import type { Viewer } from "./store/session-storage";

type Person = Pick<Viewer, "role" | "permissions"> | undefined;

/** Whether the viewer may do what requires these permissions; admins may do everything. */
export const mayDo = (viewer: Person, ...scopes: readonly Scope[]): boolean =>
  viewer?.role === "ADMIN" || scopes.every((scope) => viewer?.permissions?.includes(scope));

/** Whether the viewer is an admin or staff. */
export const worksHere = (viewer: Person): boolean => viewer !== undefined && viewer.role !== "CUSTOMER";
