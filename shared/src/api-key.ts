/** The bounds of an API key's fields. */
export const apiKeyBounds = {
  name: { min: 1, max: 60 },
} as const;

/** How many API keys of a shop may be in use. */
export const MAX_API_KEYS = 100;
