import { useLocation, useNavigate } from "react-router-dom";
import { useSession } from "../../../features/session/SessionProvider";
import { WishToggle } from "../../../features/wishes/WishToggle";
import { paths } from "../../../routing/paths";

/** Puts the product on the wish list. Not rendered for admins, who have none. */
export function WishButton({ product }: { product: { id: string; name: string } }) {
  const { status, viewer } = useSession();
  const { pathname } = useLocation();
  const navigate = useNavigate();
  if (viewer?.role === "ADMIN") return null;
  const signIn = () => {
    if (status === "signedOut") void navigate(paths.login, { state: { from: pathname } });
  };
  return <WishToggle product={product} signedIn={viewer !== undefined} onSignIn={signIn} />;
}
