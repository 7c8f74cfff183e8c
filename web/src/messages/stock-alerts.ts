/** On a sold-out product: one email when it can be ordered again. */
export const stockAlertTexts = {
  tellMe: "Tell me when it is back",
  /** Where only the unit is left that is never sold (D-03). */
  heldBack: "Only one is left, and it is not for sale.",
  done: (email: string) => `We’ll email ${email} once when it is back.`,
  /** In a list of the viewer’s own, where their email is known. */
  doneCompact: "We’ll email you once when it is back.",
  cancel: "Cancel",
  cancelLabel: (product: string) => `Cancel: tell me when ${product} is back`,
  cancelled: "Cancelled. We won’t email you.",
  privacy: "Privacy",
  notSold: "This product isn’t sold any more.",
} as const;
