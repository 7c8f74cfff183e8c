/** The links whose addresses a shop configures, grouped by page section (spec §1, §2). */
export const linkNames = [
  // footer columns
  ...(["marketing", "analytics", "commerce", "insights"] as const),
  ...(["pricing", "documentation", "guides", "api-status", "contact"] as const),
  ...(["about", "blog", "jobs", "press", "partners"] as const),
  ...(["claim", "privacy", "terms"] as const),
  // social networks
  ...(["facebook", "instagram", "twitter", "github", "dribbble"] as const),
  // home page
  ...(["get-started", "live-demo"] as const),
  // live previews of the portfolio
  ...(["portfolio-site", "travel-agency", "classic-watches"] as const),
  // not-found page
  "support",
] as const;

/** The name of a configurable link. */
export type LinkName = (typeof linkNames)[number];

/**
 * The address of each configured link: a path of this origin, an https address or a mailto address. Links without an
 * address aren't rendered.
 */
export type Links = Partial<Record<LinkName, string>>;
