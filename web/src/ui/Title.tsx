import { createContext, use } from "react";

/** The name that stands behind every page's title. */
export const SiteName = createContext("");

/** Names the tab: "Cart – Meridian". React moves it to the head; the server does the same. */
export function Title({ children }: { children: string }) {
  const site = use(SiteName);
  return <title>{children && children !== site ? `${children} – ${site}` : site}</title>;
}
