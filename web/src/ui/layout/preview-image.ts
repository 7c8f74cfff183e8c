import { absoluteUrl } from "./absolute-url";
import type { Preview } from "./page-response";

/** The URL of the preview image for shared links; the shop's image for pages without one. */
export const previewImageOf = ({ image, url }: Pick<Preview, "image" | "url">): string =>
  absoluteUrl(image, url) || absoluteUrl("/preview.jpg", url) || "";
