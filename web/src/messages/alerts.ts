/** The texts of an alert dialog. */
export interface AlertText {
  title: string;
  text: string;
  tone: "success" | "error";
}

/** An error alert. */
export const failed = (text: string, title = "Error!"): AlertText => ({ title, text, tone: "error" });

/** A success alert. */
export const succeeded = (text: string): AlertText => ({ title: "Success!", text, tone: "success" });

/** Alerts that any page may show (spec §8). */
export const alertTexts = {
  forbidden: failed("You are trying to access Forbidden link"),
  notPermitted: failed("You dont Have the permission"),
} as const;
