import { useApolloClient } from "@apollo/client/react";
import { useEffect } from "react";
import { styled } from "styled-components";
import { useAlert } from "../../ui/dialog/AlertProvider";
import type { changeWish } from "./change-wish";
import { wishTexts } from "../../messages/wishes";
import { color, radius, text } from "../../theme/tokens";
import { iconButton } from "../../ui/form/icon-button";
import { icon } from "../../ui/icons/icon";
import { useWishQuery } from "./wishes.generated";

const Heart = icon(
  <path d="M2 9.5a5.5 5.5 0 0 1 9.591-3.676.56.56 0 0 0 .818 0A5.49 5.49 0 0 1 22 9.5c0 2.29-1.5 4-3 5.5l-5.492 5.313a2 2 0 0 1-3 .019L5 15c-1.5-1.5-3-3.2-3-5.5" />,
);

const Toggle = styled.button`
  ${iconButton}
  width: auto;
  grid-auto-flow: column;
  gap: 0.5rem;
  padding-inline: 0.75rem;
  border-radius: ${radius.small};
  color: ${color.muted};
  font-size: ${text.small};
  font-weight: 550;

  &[aria-pressed="true"] {
    color: ${color.accentInk};

    svg {
      fill: currentColor;
    }
  }
  @media (scripting: none) {
    display: none;
  }
`;

/** Loaded with the first press. */
const change: typeof changeWish = async (...wish) =>
  import("./change-wish").then(
    (file) => file.changeWish(...wish),
    () => false,
  );

/** What a visitor wished for, who is asked to sign in and comes back. */
let wishedBefore: string | null = null;

interface WishToggleProps {
  product: { id: string; name: string };
  /** Whether somebody is signed in who can have a wish list. */
  signedIn: boolean;
  /** Asks a visitor to sign in. */
  onSignIn: () => void;
}

/** Puts a product on the wish list, or takes it off. A visitor signs in first, and the product is on their list when they come back. */
export function WishToggle({ product: { id, name }, signedIn, onSignIn }: WishToggleProps) {
  const { data } = useWishQuery({ variables: { id }, skip: !signedIn });
  const client = useApolloClient();
  const alert = useAlert();
  const wished = signedIn && data?.product?.onMyWishList === true;

  useEffect(() => {
    if (!signedIn || !data || wishedBefore !== id) return;
    wishedBefore = null;
    if (!wished) void change({ client, alert }, id, true);
  }, [signedIn, data, wished, id, client, alert]);

  const press = () => {
    if (signedIn) return void change({ client, alert }, id, !wished);
    wishedBefore = id;
    onSignIn();
  };
  return (
    <Toggle type="button" aria-pressed={wished} aria-label={`${wishTexts.title}: ${name}`} onClick={press}>
      <Heart size={18} />
      {wishTexts.title}
    </Toggle>
  );
}
