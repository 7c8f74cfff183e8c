import type { layoutTexts } from "../../messages/layout";
import signs from "./social-icons.svg?url";

/** The networks that the footer names. */
export type Network = (typeof layoutTexts.footer.social)[number];

/** A network's sign, from the one file that holds them all; its name is said by the link around it. */
export function SocialIcon({ network }: { network: Network }) {
  return (
    <svg width="22" height="22" aria-hidden>
      <use href={`${signs}#${network}`} />
    </svg>
  );
}
