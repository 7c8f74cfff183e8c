/** Whether this is a short run (`--short`), which shows that a command works; its figures mean nothing. */
export const isShort = process.env.LAB === "short";

/** The value for a full run or a short run. */
export const inShort = <T>(full: T, short: T): T => (isShort ? short : full);
