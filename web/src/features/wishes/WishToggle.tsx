import { useEffect } from "react";
import { HeartButton } from "./HeartButton";
import { useChangeWish } from "./use-change-wish";
import { useWishQuery } from "./wishes.generated";

interface WishToggleProps {
  product: { id: string; name: string };
  /** Whether the viewer is signed in and can have a wish list. */
  signedIn: boolean;
  /** Whether it was pressed before the viewer signed in. */
  pressedBefore: boolean;
  /** Asks a visitor to sign in. */
  onSignIn: () => void;
  /** Called once when the earlier press has been applied. */
  onDone: () => void;
}

/** Adds a product to the wish list, or removes it. A visitor signs in first; the product is on their list when they return. */
export function WishToggle({ product, signedIn, pressedBefore, onSignIn, onDone }: WishToggleProps) {
  const { id, name } = product;
  const { data } = useWishQuery({ variables: { id }, skip: !signedIn });
  const change = useChangeWish();
  const wished = signedIn && data?.product?.onMyWishList === true;

  useEffect(() => {
    if (!signedIn || !data || !pressedBefore) return;
    if (!wished) void change(id, true);
    onDone();
  }, [signedIn, data, pressedBefore, wished, id, change, onDone]);

  return (
    <HeartButton
      name={name}
      wished={wished}
      labelled
      onPress={() => (signedIn ? void change(id, !wished) : onSignIn())}
    />
  );
}
