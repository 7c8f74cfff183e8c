import { createContext, use } from "react";
import { useLocation } from "react-router-dom";
import { OpenGraph } from "./OpenGraph";
import { CurrentResponse } from "./page-response";

/** What this shop is called, and where it is: scheme, host and port. */
export interface Site {
  name: string;
  origin: string;
}

/** The shop that the pages belong to. */
export const CurrentSite = createContext<Site>({ name: "", origin: "" });

interface HeadProps {
  /** The tab's name, before the shop's: "Cart – Meridian". Empty for the shop's name alone. */
  title: string;
  /** A sentence or two, for search engines and wherever the address is shared. A page without is not to be listed. */
  description?: string | undefined;
  /** A picture to be shared with the address, best 1200 by 630; the shop's own without it. */
  image?: string;
  kind?: "website" | "product";
}

/** What a page says of itself in the document's head: React moves it there, and the server does the same. */
export function Head({ title, description, image = "/share.jpg", kind = "website" }: HeadProps) {
  const { name, origin } = use(CurrentSite);
  const { pathname } = useLocation();
  const onServer = use(CurrentResponse) !== null;
  const tab = <title>{title && title !== name ? `${title} – ${name}` : name}</title>;
  if (!description) {
    return (
      <>
        {tab}
        <meta name="robots" content="noindex" />
      </>
    );
  }
  // searches, orders and pages of a list are the list
  const url = origin + (pathname.replace(/\/+$/, "") || "/");
  return (
    <>
      {tab}
      <meta name="description" content={description} />
      <link rel="canonical" href={url} />
      {onServer && <OpenGraph {...{ kind, description, url, image }} site={name} title={title || name} />}
    </>
  );
}
