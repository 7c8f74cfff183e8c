import { lazy } from "react";

// They are on the page that the server sends and work without code, so their code comes when the page is hydrated.
const parts = () => import("./parts");

/** {@link FilterColumn}, whose code comes later. */
export const LazyFilterColumn = lazy(async () => ({ default: (await parts()).FilterColumn }));

/** {@link CategoryPills}, whose code comes later. */
export const LazyCategoryPills = lazy(async () => ({ default: (await parts()).CategoryPills }));

/** {@link Chips}, whose code comes later. */
export const LazyChips = lazy(async () => ({ default: (await parts()).Chips }));

/** {@link BadChoices}, whose code comes later. */
export const LazyBadChoices = lazy(async () => ({ default: (await parts()).BadChoices }));
