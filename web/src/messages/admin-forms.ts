/** What the forms in dialogs have in common. */
export const formTexts = {
  cancel: "Cancel",
  gone: "Someone else just deleted this. Close this dialog to see the current list.",
  notSaved: "That didn't work. What you typed is still here. Please try again.",
} as const;

/** A secret that is shown once. */
export const secretTexts = {
  once: "Copy it now and store it safely. You won't see it again.",
  stored: "I've stored it",
} as const;
