/** Texts of dialogs and notices on every page: each by itself, so that pages stay small. */

export const okText = "OK";
export const closeText = "Close";
export const loadingText = (what: string) => `Loading ${what}…`;
export const tryAgainText = "Try again";
