/** The rare notices of the session. */
import { failed, toast } from "./common";

export const sessionTexts = {
  tab: failed("Your browser's storage is full or blocked: you stay signed in until you close this tab."),
  nowhere: failed("Your browser's storage is full or blocked: you stay signed in on this page only."),
  rights: toast("Your permissions have changed"),
} as const;
