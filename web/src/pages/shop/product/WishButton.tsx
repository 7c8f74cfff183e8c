import { useCallback } from "react";
import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../../features/session/SessionProvider";
import { WishToggle } from "../../../features/wishes/WishToggle";
import { paths } from "../../../paths";

/** The history state of a product's page, and of the sign-in pages that return to it. */
interface Wish {
  /** The id of the product on which a visitor has pressed the heart. */
  wish: string;
}

/** Adds the product to the wish list. Not rendered for admins, because they have none. */
export function WishButton({ product }: { product: { id: string; name: string } }) {
  const { status, viewer } = useSession();
  const { pathname, state } = useLocation() as { pathname: string; state: Partial<Wish> | null };
  const navigate = useNavigate();
  const clearState = useCallback(
    () => void navigate(pathname, { replace: true, state: null, preventScrollReset: true }),
    [navigate, pathname],
  );
  if (viewer?.role === "ADMIN") return null;
  const signIn = () => {
    const wish: Wish = { wish: product.id };
    if (status === "signedOut") void navigate(paths.login, { state: { from: pathname, ...wish } });
  };
  return (
    <WishToggle
      product={product}
      signedIn={viewer !== undefined}
      pressedBefore={state?.wish === product.id}
      onSignIn={signIn}
      onDone={clearState}
    />
  );
}
