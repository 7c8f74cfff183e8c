/** Journeys of shopkeepers who put up products or take them away. */
export const keepers =
  /(orders\/[\w-]+|add-items|admin-lists|admin-states|audit|cached-page|edit-item|keyboard|manage-[\w-]+|order-limits|order-page|past-orders|csv-files|upload-image)\.spec/;

/** They fill every list with hostile texts, which others would stumble over: they come last. */
export const hostile = /stored-xss\.spec/;

/** What delivery, taxes and codes cost: they change the rules of the whole shop, so that nothing else can run beside them. */
export const shopRules = /(what-(it-costs|is-paid)|admin\/settings)\.spec/;
