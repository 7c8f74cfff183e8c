import { lazy } from "react";

// The server's HTML contains these parts, and they work before hydration, so the page doesn't wait for their code; it loads in
// parallel.
/** Loads the parts that follow the page. */
export const parts = () => import("./parts");

parts().catch(() => undefined); // the rendered parts report the failure

/** {@link FilterColumn}, loaded after the page. */
export const LazyFilterColumn = lazy(async () => ({ default: (await parts()).FilterColumn }));

/** {@link Breadcrumb}, loaded after the page. */
export const LazyBreadcrumb = lazy(async () => ({ default: (await parts()).Breadcrumb }));

/** {@link FilterButton}, loaded after the page. */
export const LazyFilterButton = lazy(async () => ({ default: (await parts()).FilterButton }));

/** {@link CategoryPills}, loaded after the page. */
export const LazyCategoryPills = lazy(async () => ({ default: (await parts()).CategoryPills }));

/** {@link Chips}, loaded after the page. */
export const LazyChips = lazy(async () => ({ default: (await parts()).Chips }));

/** {@link TopBarSearch}, loaded after the page. */
export const LazyTopBarSearch = lazy(async () => ({ default: (await parts()).TopBarSearch }));

// Loaded on demand: most URLs are valid and find products.
const exceptions = () => import("./exceptions");

/** {@link BadChoices}, loaded on demand. */
export const LazyBadChoices = lazy(async () => ({ default: (await exceptions()).BadChoices }));

/** {@link NothingFound}, loaded on demand. */
export const LazyNothingFound = lazy(async () => ({ default: (await exceptions()).NothingFound }));
