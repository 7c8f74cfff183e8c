/** Whether the long versions of the trust specs run (`npm run trust -- --long`), instead of the short ones of every test run. */
export const isLongRun = process.env.TRUST === "long";
