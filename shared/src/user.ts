/** The bounds of a user's stored texts, in characters. */
export const userBounds = {
  name: { min: 0, max: 100 },
  email: { min: 0, max: 320 },
} as const;

/** The bounds of a changed name, in characters: shorter than at registration, as for Google accounts. */
export const changedNameBounds = { min: 1, max: userBounds.name.max } as const;

/** The minimum lengths of registration, in characters (spec §5, D-04). */
export const credentialBounds = {
  name: { min: 5 },
  password: { min: 6 },
} as const;

/** Letters or digits, @, letters, a dot, 2 to 3 letters: found anywhere, so that longer addresses match (D-04). */
export const EMAIL = /[a-z0-9]@[a-z]+\.[a-z]{2,3}/i;

/** How long an access token is valid, in seconds (D-08). */
export const ACCESS_TOKEN_SECONDS = 15 * 60;
