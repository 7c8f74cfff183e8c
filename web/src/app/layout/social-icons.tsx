import type { layoutTexts } from "../../messages/layout";
import icons from "./social-icons.svg?url";

/** The social networks in the footer. */
export type Network = (typeof layoutTexts.footer.social)[number];

/**
 * A network's logo, of one file for all. Decorative: the link around it has the name. An image, because a browser fetches an SVG
 * that is used by `<use>` at once, before the page is painted.
 */
export function SocialIcon({ network }: { network: Network }) {
  return <img src={`${icons}#${network}`} alt="" width={22} height={22} loading="lazy" />;
}
