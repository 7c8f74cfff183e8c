import { absoluteUrl } from "./absolute-url";

interface OpenGraphProps {
  kind: "website" | "product";
  /** What the shop is called. */
  site: string;
  title: string;
  description: string;
  url: string;
  image: string;
}

/** What is shown of a page where its address is shared (https://ogp.me). Only the server writes it. */
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
