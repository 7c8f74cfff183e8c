import type { ApolloClient } from "@apollo/client";
import { isPopoverOpen } from "../ui/browser/popover-focus";
import { paths } from "../paths";
import { fetchAhead } from "./fetch-ahead";
import { pageAt } from "./router";

/**
 * Milliseconds for which a link is hovered, touched or focused before its data are fetched, to ignore scrolling and passing over it.
 */
const INTENT_MS = 65;

/** The pages that visitors open most; each URL represents its page. */
const catalogue = [paths.home, paths.products, paths.product("any")];

/** Loads a page's code. */
function preload(address: string): void {
  pageAt(address)
    ?.preload()
    .catch(() => undefined); // the click itself shows the error
}

/**
 * Loads a page's code when a link to it is hovered, touched or focused, and a moment later its data. For the first links of a menu
 * this happens when the menu opens, because a touch leaves too little time. The code of the catalogue's pages is loaded at once.
 */
export function followIntents(client: ApolloClient, first: Event): void {
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const begin = ({ target }: Event) => {
    end();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
    if (!link) return;
    preload(link.pathname);
    timer = setTimeout(() => void fetchAhead(client, link), INTENT_MS);
  };
  const preloadMenu = () => {
    const menus = document.querySelectorAll<HTMLElement>("[role='navigation'][popover]");
    for (const menu of menus)
      if (isPopoverOpen(menu))
        for (const link of menu.querySelectorAll<HTMLAnchorElement>("a[href^='/']"))
          void fetchAhead(client, link);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, begin);
  for (const type of ["pointerout", "pointercancel", "focusout"]) addEventListener(type, end);
  addEventListener("toggle", preloadMenu, { capture: true }); // the event doesn't bubble
  begin(first);
  preloadMenu(); // a menu may have opened while this code was loading
  catalogue.forEach(preload);
}
