import type { Scope } from "../../graphql/schema.generated";
import { mayDo } from "./permissions";
import { useSession } from "./SessionProvider";

/** Whether the viewer of this page may do what requires these permissions. */
export const useMayDo = (...scopes: readonly Scope[]): boolean => mayDo(useSession().viewer, ...scopes);

/** The permissions for the forms of products, which read what only staff may. */
export const editsProducts: readonly Scope[] = ["READ_PRODUCTS", "WRITE_PRODUCTS"];
