import { apply } from "@oddbird/popover-polyfill/fn";

/** Popovers in browsers without them: Safari before 17, Firefox before 125. Loaded only there. */
export const addPopovers = apply;
