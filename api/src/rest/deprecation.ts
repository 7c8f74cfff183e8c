/** The removal of a call: since when it is deprecated, the earliest date of its removal, and the alternative. */
export interface Deprecation {
  since: Date;
  until: Date;
  instead: string;
}

/** The headers in every answer of a deprecated call, for programs (RFC 9745, RFC 8594). */
export const deprecationHeaders = ({ since, until }: Deprecation) => ({
  deprecation: `@${Math.floor(since.getTime() / 1_000)}`,
  sunset: until.toUTCString(),
});

/** The deprecation in OpenAPI, for people and generators. */
export const deprecatedOperation = ({ until, instead }: Deprecation, details = "") => ({
  deprecated: true,
  description: `${details} Deprecated; gone from ${until.toISOString().slice(0, 10)} on. ${instead}`.trim(),
});
