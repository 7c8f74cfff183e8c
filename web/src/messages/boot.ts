/** Said where the app's code doesn't load, or fails again and again. */
export const partsMissingText = "Some of this page didn't load.";
