import { partsMissingText } from "../messages/boot";
import { tryAgainText } from "../messages/ui";

/** Says, above the page, that it can't be used as it is, with a link that loads it again. Works without the app's code. Returns the notice. */
export function offerReload(): HTMLElement {
  const notice = document.createElement("p");
  const link = document.createElement("a");
  link.href = location.href.split("#")[0] ?? "";
  link.textContent = tryAgainText;
  notice.setAttribute("role", "alert");
  notice.append(`${partsMissingText} `, link);
  document.body.prepend(notice);
  return notice;
}
