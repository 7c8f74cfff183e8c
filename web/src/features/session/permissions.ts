import type { Scope } from "../../graphql/schema.generated";
import { useSession } from "./SessionProvider";
import type { Viewer } from "./store/session-storage";

type Person = Pick<Viewer, "role" | "permissions"> | undefined;

/** Whether the viewer may do what requires these permissions; admins may do everything. */
export const mayDo = (viewer: Person, ...scopes: readonly Scope[]): boolean =>
  viewer?.role === "ADMIN" || scopes.every((scope) => viewer?.permissions.includes(scope));

/** Whether the viewer is an admin or staff. */
export const worksHere = (viewer: Person): boolean => viewer !== undefined && viewer.role !== "CUSTOMER";

/** Whether the viewer of this page may do what requires these permissions. */
export const useMayDo = (...scopes: readonly Scope[]): boolean => mayDo(useSession().viewer, ...scopes);

/** The permissions for the forms of products, which read what only staff may. */
export const editsProducts: readonly Scope[] = ["READ_PRODUCTS", "WRITE_PRODUCTS"];
