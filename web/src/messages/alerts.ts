/** The texts of an alert dialog. */
export interface AlertText {
  title: string;
  text: string;
  tone: "success" | "error";
  /** Shown beside the page for some seconds, instead of in a dialog that waits for OK. */
  toast?: true;
}

/** An error alert. */
export const failed = (text: string, title = "Error!"): AlertText => ({ title, text, tone: "error" });

/** That something was done, in a toast. */
export const toast = (title: string, text = ""): AlertText => ({ title, text, tone: "success", toast: true });

/** A success alert of spec §8; any other success is {@link toast}. */
export const succeeded = (text: string): AlertText => ({ title: "Success!", text, tone: "success" });

/** Alerts that any page may show (spec §8). */
export const alertTexts = {
  forbidden: failed("You are trying to access Forbidden link"),
  notPermitted: failed("You dont Have the permission"),
  notStored: {
    tab: failed("Your browser's storage is full or blocked: you stay signed in until you close this tab."),
    nowhere: failed("Your browser's storage is full or blocked: you stay signed in on this page only."),
  },
} as const;
