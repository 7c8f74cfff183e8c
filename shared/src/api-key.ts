/** The bounds of an API key's fields. */
export const apiKeyBounds = {
  name: { min: 1, max: 60 },
} as const;

/** The maximum number of API keys that a shop can have in use. */
export const MAX_API_KEYS = 100;
