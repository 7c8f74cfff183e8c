import { lazy, Suspense, type ComponentType } from "react";
import { CompareToggle } from "../../features/catalogue/CompareToggle";
import { useSession } from "../../features/session/SessionProvider";

/** What its buttons need of a card's product. */
export interface CardChoicesProps {
  product: { id: string; name: string };
}

/** Milliseconds. */
const MAX_WAIT = 2_000;

/** Resolves when the browser has nothing else to do; not every browser tells. */
const idle = () =>
  new Promise<void>((resolve) => {
    if ("requestIdleCallback" in window) requestIdleCallback(() => resolve(), { timeout: MAX_WAIT });
    else setTimeout(resolve, MAX_WAIT);
  });

/** Loads last: a page of cards is complete without it. */
const Wish = lazy<ComponentType<CardChoicesProps>>(async () => {
  await idle();
  return import("../../features/wishes/CardWish").then(
    (file) => ({ default: file.CardWish }),
    () => ({ default: () => null }),
  );
});

/** The heart for customers who are signed in, and the button of the comparison. */
export function LoadedCardChoices({ product }: CardChoicesProps) {
  const { viewer } = useSession();
  return (
    <>
      {viewer?.role === "CUSTOMER" && (
        <Suspense fallback={null}>
          <Wish product={product} />
        </Suspense>
      )}
      <CompareToggle product={product} />
    </>
  );
}
