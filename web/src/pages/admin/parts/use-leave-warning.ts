import { groupTexts } from "@shop/shared/messages/en/admin-groups";
import { useEffect } from "react";

/** Asks before a link, Back or the browser leaves the page while it has unsaved changes. */
export function useLeaveWarning(isChanged: boolean): void {
  useEffect(() => {
    if (!isChanged) return undefined;
    window.onbeforeunload = (event) => event.preventDefault(); // browsers without the event, as on iOS, don't ask
    const beforeLink = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
      const opensElsewhere = event.ctrlKey || event.metaKey || event.shiftKey || event.button !== 0;
      if (!link || opensElsewhere || link.getAttribute("href")?.startsWith("#")) return;
      if (window.confirm(groupTexts.leave)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    const beforeBack = (event: NavigateEvent) => {
      if (event.navigationType !== "traverse" || !event.cancelable) return;
      if (!window.confirm(groupTexts.leave)) event.preventDefault();
    };
    // browsers without it don't ask before Back and Forward
    const visits = "navigation" in window ? window.navigation : null;
    document.addEventListener("click", beforeLink, true); // before the router handles the link
    if (visits) visits.onnavigate = beforeBack;
    return () => {
      window.onbeforeunload = null;
      document.removeEventListener("click", beforeLink, true);
      if (visits) visits.onnavigate = null;
    };
  }, [isChanged]);
}
