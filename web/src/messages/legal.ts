/** Where a form says what applies to it. */
export const legalTexts = {
  terms: "Terms",
  privacy: "Privacy",
  stored: "Read what we store about you under",
} as const;
