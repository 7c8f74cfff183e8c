/** Journeys of shopkeepers that add or delete products or categories. */
export const keepers =
  /(orders\/[\w-]+|add-items|admin-lists|admin-states|audit|cached-page|edit-item|keyboard|manage-[\w-]+|order-limits|order-page|past-orders|csv-files|search-engines|upload-image)\.spec/;

/** They fill every list with hostile texts, which would disturb other journeys: they run last. */
export const hostile = /stored-xss\.spec/;

/**
 * Journeys about delivery, taxes, codes, collections and the storefront's words. They change the whole shop, so nothing else can
 * run at the same time.
 */
export const shopRules =
  /(what-(it-costs|is-accepted|is-paid)|admin\/(settings|storefront|manage-collections))\.spec/;

/** Which journeys run, set by `npm test` (ADR-0021): the main ones, or each action once without axe. Other commands run everything. */
export const range = process.env.JOURNEYS;
export const isBrief = range === "main" || range === "each";
