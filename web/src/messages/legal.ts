/** Where a form says what applies to it. */
export const legalTexts = {
  terms: "Terms",
  privacy: "Privacy",
  stored: "What we store about you is listed under",
} as const;
