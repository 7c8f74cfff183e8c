import type { ApolloClient } from "@apollo/client";
import { fetchAhead } from "./fetch-ahead";
import { pageAt } from "./router";

/** How long a link is hovered, touched or focused before its data are fetched: not while scrolling, or passing over it. */
const INTENT_MS = 65;

/** Loads a page's code when a link to it is hovered, touched or focused, and a moment later its data. */
export function followIntents(client: ApolloClient, first: Event): void {
  let timer: ReturnType<typeof setTimeout>;
  const end = () => clearTimeout(timer);
  const begin = ({ target }: Event) => {
    end();
    const link = target instanceof Element && target.closest<HTMLAnchorElement>("a[href^='/']");
    if (!link) return;
    pageAt(link.pathname)
      ?.preload()
      .catch(() => undefined); // the click itself shows the error
    timer = setTimeout(() => void fetchAhead(client, link), INTENT_MS);
  };
  for (const type of ["pointerover", "focusin"]) addEventListener(type, begin);
  for (const type of ["pointerout", "pointercancel", "focusout"]) addEventListener(type, end);
  begin(first);
}
