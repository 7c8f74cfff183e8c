/** Any other path. */
export const notFoundTexts = {
  title: "Page not found",
  text: "Please check the URL in the address bar and try again.",
  goHome: "Go back home",
  contact: "Contact support",
} as const;
