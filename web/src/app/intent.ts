import type { ApolloClient } from "@apollo/client";
import { isPopoverOpen } from "../ui/browser/popover-focus";
import { paths } from "../routing/paths";
import { fetchAhead } from "./fetch-ahead";
import { pageAt } from "./router";

/** How long a link is hovered, touched or focused before its data are fetched: not while scrolling, or passing over it. */
const INTENT_MS = 65;

/** What visitors open most; each address stands for its page. */
const catalogue = [paths.home, paths.products, paths.product("any")];

/** Loads a page's code. */
function preload(address: string): void {
  pageAt(address)
    ?.preload()
    .catch(() => undefined); // the click itself shows the error
}

/**
 * Loads a page's code when a link to it is hovered, touched or focused, and a moment later its data; for the first links of a menu as
 * it opens, because a finger that has pressed a link leaves too little time. The code of the catalogue's pages comes at once.
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
  const lookAtMenu = () => {
    const menus = document.querySelectorAll<HTMLElement>("[role='navigation'][popover]");
    for (const menu of menus)
      if (isPopoverOpen(menu))
        for (const link of menu.querySelectorAll<HTMLAnchorElement>("a[href^='/']"))
          void fetchAhead(client, link);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, begin);
  for (const type of ["pointerout", "pointercancel", "focusout"]) addEventListener(type, end);
  addEventListener("toggle", lookAtMenu, { capture: true }); // it doesn't bubble
  begin(first);
  lookAtMenu(); // it may have opened while this code was on its way
  catalogue.forEach(preload);
}
