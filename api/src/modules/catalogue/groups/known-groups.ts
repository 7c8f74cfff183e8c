import { perDatabase } from "../../../data/per-database";

/**
 * Whether this process has read a variant. Until then its statements leave everything about groups out, so that shops without groups
 * never pay for it.
 */
export const knownGroups = perDatabase(() => ({ any: false }));
