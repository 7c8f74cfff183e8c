/** The links of the pages whose addresses a shop configures, by where they stand (spec §1, §2). */
export const linkNames = [
  // the footer's columns
  ...(["marketing", "analytics", "commerce", "insights"] as const),
  ...(["pricing", "documentation", "guides", "api-status"] as const),
  ...(["about", "blog", "jobs", "press", "partners"] as const),
  ...(["claim", "privacy", "terms"] as const),
  // social networks
  ...(["facebook", "instagram", "twitter", "github", "dribbble"] as const),
  // home
  ...(["get-started", "live-demo"] as const),
  // the portfolio's live previews
  ...(["portfolio-site", "travel-agency", "classic-watches"] as const),
  // the page for unknown addresses
  "support",
] as const;

/** The name of a link whose address is configured. */
export type LinkName = (typeof linkNames)[number];

/** Where the links lead: a path of this origin, an https address, or a mailto address. One without an address is no link. */
export type Links = Partial<Record<LinkName, string>>;
