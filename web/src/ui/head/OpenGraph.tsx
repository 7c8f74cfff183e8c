import { absoluteUrl } from "./absolute-url";

interface OpenGraphProps {
  kind: "website" | "product";
  /** The shop's name. */
  site: string;
  title: string;
  description: string;
  url: string;
  image: string;
}

/** The metadata for shared links (https://ogp.me). Only rendered on the server. */
export function OpenGraph({ kind, site, title, description, url, image }: OpenGraphProps) {
  return (
    <>
      <meta property="og:site_name" content={site} />
      <meta property="og:type" content={kind} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={url} />
      <meta property="og:image" content={absoluteUrl(image, url) || absoluteUrl("/share.jpg", url) || ""} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
