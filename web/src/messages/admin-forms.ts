/** What the forms in dialogs have in common. */
export const formTexts = {
  cancel: "Cancel",
  gone: "Someone else has just deleted it. Close this dialog to see what is there now.",
  notSaved: "That did not work. What you typed is still here. Please try again in a moment.",
} as const;

/** A secret that is shown once. */
export const secretTexts = {
  once: "Copy it now and keep it where your program can read it. It is not shown again.",
  stored: "I have stored it",
} as const;
