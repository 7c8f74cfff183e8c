import { partsMissingText, tryAgainText } from "@shop/shared/messages/en/common";

/** Shows a notice above an unusable page, with a link that reloads it. Works without the app's code. Returns the notice. */
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
