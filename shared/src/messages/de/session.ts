/** The rare notices of the session. */
import { failed, toast } from "./common";

export const sessionTexts = {
  tab: failed(
    "Der Speicher Ihres Browsers ist voll oder gesperrt: Sie bleiben angemeldet, bis Sie diesen Tab schließen.",
  ),
  nowhere: failed(
    "Der Speicher Ihres Browsers ist voll oder gesperrt: Sie bleiben nur auf dieser Seite angemeldet.",
  ),
  rights: toast("Ihre Berechtigungen haben sich geändert"),
} as const;
