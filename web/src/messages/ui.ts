/** Texts of dialogs and notices on every page: each by itself, so that pages stay small. */

export const okText = "OK";
export const closeText = "Close";
export const loadingText = (what: string) => `Loading ${what}…`;
export const needsScriptText = "This page needs JavaScript. Please turn it on in your browser.";
export const lateText = "This is taking longer than usual.";
export const tryAgainText = "Try again";
