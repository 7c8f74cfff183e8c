import { CompareToggle } from "../../features/catalogue/CompareToggle";
import { useSession } from "../../features/session/SessionProvider";
import { lazyPart } from "../../ui/browser/page-loading";

interface CardChoicesProps {
  product: { id: string; name: string };
}

/** Milliseconds to wait for an idle browser. */
const MAX_WAIT = 2_000;

/** Resolves when the browser is idle, or after `MAX_WAIT`. */
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

/** The heart for signed-in customers, and the compare button. */
export function LoadedCardChoices({ product }: CardChoicesProps) {
  const { viewer } = useSession();
  return (
    <>
      {viewer && viewer.role !== "ADMIN" && <Wish product={product} />}
      <CompareToggle product={product} />
    </>
  );
}
