import { lazy, Suspense, type ComponentType } from "react";
import type { CardChoicesProps } from "./LoadedCardChoices";

/** Loads beside the page's own code, which doesn't wait for it; the server renders it. */
const choices = import("./LoadedCardChoices").then(
  (file) => ({ default: file.LoadedCardChoices }),
  () => ({ default: () => null }),
);
const LazyCardChoices = lazy<ComponentType<CardChoicesProps>>(() => choices);

/** The buttons in the corner of a card's image: the comparison, and the wish list. */
export function CardChoices(props: CardChoicesProps) {
  return (
    <Suspense fallback={null}>
      <LazyCardChoices {...props} />
    </Suspense>
  );
}
