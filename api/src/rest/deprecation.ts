/** Says that a call will be removed: since when, from when on it may be gone, and what to use in its place. */
export interface Deprecation {
  since: Date;
  until: Date;
  instead: string;
}

/** What every answer of a deprecated call says, for programs (RFC 9745, RFC 8594). */
export const deprecationHeaders = ({ since, until }: Deprecation) => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: until.toUTCString(),
});

/** What OpenAPI says of it, for people and generators. */
export const deprecatedOperation = ({ until, instead }: Deprecation, details = "") => ({
  deprecated: true,
  description: `${details} Deprecated; gone from ${until.toISOString().slice(0, 10)} on. ${instead}`.trim(),
});
