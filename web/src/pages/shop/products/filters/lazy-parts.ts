import { lazy } from "react";

// They are on the page that the server sends and work without code, so the page doesn't wait for theirs, which comes beside it.
/** Loads what comes after the page. */
export const parts = () => import("./parts");

parts().catch(() => undefined); // what is rendered says so

/** {@link FilterColumn}, whose code comes later. */
export const LazyFilterColumn = lazy(async () => ({ default: (await parts()).FilterColumn }));

/** {@link Breadcrumb}, whose code comes later. */
export const LazyBreadcrumb = lazy(async () => ({ default: (await parts()).Breadcrumb }));

/** {@link FilterButton}, whose code comes later. */
export const LazyFilterButton = lazy(async () => ({ default: (await parts()).FilterButton }));

/** {@link CategoryPills}, whose code comes later. */
export const LazyCategoryPills = lazy(async () => ({ default: (await parts()).CategoryPills }));

/** {@link Chips}, whose code comes later. */
export const LazyChips = lazy(async () => ({ default: (await parts()).Chips }));

/** {@link TopBarSearch}, whose code comes later. */
export const LazyTopBarSearch = lazy(async () => ({ default: (await parts()).TopBarSearch }));

// Most addresses make sense and find something.
const exceptions = () => import("./exceptions");

/** {@link BadChoices}, whose code is loaded when it is needed. */
export const LazyBadChoices = lazy(async () => ({ default: (await exceptions()).BadChoices }));

/** {@link NothingFound}, whose code is loaded when it is needed. */
export const LazyNothingFound = lazy(async () => ({ default: (await exceptions()).NothingFound }));
