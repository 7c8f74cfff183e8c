import { CompareToggle } from "../../features/catalogue/CompareToggle";
import { useSession } from "../../features/session/SessionProvider";
import { lazyPart } from "./lazy-part";

interface CardChoicesProps {
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
const Wish = lazyPart("rendered", async () => {
  await idle();
  return (await import("../../features/wishes/CardWish")).CardWish;
});

/** The heart for customers who are signed in, and the button of the comparison. */
export function LoadedCardChoices({ product }: CardChoicesProps) {
  const { viewer } = useSession();
  return (
    <>
      {viewer?.role === "CUSTOMER" && <Wish product={product} />}
      <CompareToggle product={product} />
    </>
  );
}
