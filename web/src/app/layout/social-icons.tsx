import type { layoutTexts } from "../../messages/layout";
import signs from "./social-icons.svg?url";

/** The social networks in the footer. */
export type Network = (typeof layoutTexts.footer.social)[number];

/** A network's logo, from one sprite file. Decorative: the link around it has the name. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg width="22" height="22" aria-hidden>
      <use href={`${signs}#${network}`} />
    </svg>
  );
}
