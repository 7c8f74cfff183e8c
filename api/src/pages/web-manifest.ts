import { imageMediaTypes, parseUpload, SVG_MEDIA_TYPE } from "@shop/shared/images";
import { locale } from "@shop/shared/locale";
import { serverTexts } from "@shop/shared/messages/server";
import type { FastifyInstance } from "fastify";

const ONE_HOUR = "public, max-age=3600";

/** The entry of the shop's own icon: an SVG, or an image of the smallest stored width. */
function ownIcon(src: string) {
  const image = parseUpload(src);
  const sizes = image ? `${image.width}x${image.width}` : "any";
  return { src, sizes, type: image ? imageMediaTypes[image.format] : SVG_MEDIA_TYPE };
}

/** Serves `/manifest.webmanifest`, with which phones install the shop under its name, with its own icon if it has one. */
export function registerWebManifest(
  server: FastifyInstance,
  shop: { readonly shopName: string },
  iconUrl: () => string | undefined,
): void {
  const manifest = {
    lang: locale().language,
    description: serverTexts().serverPages.manifestDescription,
    start_url: "/",
    scope: "/",
    display: "standalone",
    // the colours of web/index.html
    background_color: "#fcfcfd",
    theme_color: "#fcfcfd",
    icons: [
      { src: "/icon-192.png", sizes: "192x192", type: "image/png" },
      { src: "/icon-512.png", sizes: "512x512", type: "image/png" },
      { src: "/icon-maskable-512.png", sizes: "512x512", type: "image/png", purpose: "maskable" },
    ],
  };
  server.get("/manifest.webmanifest", (_request, reply) => {
    const { shopName } = shop;
    const { lang, ...more } = manifest;
    const own = iconUrl();
    return reply
      .type("application/manifest+json")
      .header("cache-control", ONE_HOUR)
      .send(
        JSON.stringify({
          ...{ lang, name: shopName, short_name: shopName, ...more },
          ...(own && { icons: [ownIcon(own)] }),
        }),
      );
  });
}
