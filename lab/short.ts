/** Whether a tool runs in its short form (`npm run lab -- … --short`): it shows that the tool works, and its figures mean nothing. */
export const isShort = process.env.LAB === "short";

/** What a tool takes in full, or in its short form. */
export const inShort = <T>(full: T, short: T): T => (isShort ? short : full);
