import { lazy, Suspense, type ComponentProps, type ComponentType } from "react";
import type { CompareToggle as Toggle } from "./CompareToggle";

/** Loads beside the page's own code, which doesn't wait for it; the server renders it. */
const toggle = import("./CompareToggle").then(
  ({ CompareToggle }) => ({ default: CompareToggle }),
  () => ({ default: () => null }),
);
const CompareToggle = lazy<ComponentType<ComponentProps<typeof Toggle>>>(() => toggle);

/** The button that chooses a product for the comparison. */
export function CompareButton(props: ComponentProps<typeof Toggle>) {
  return (
    <Suspense fallback={null}>
      <CompareToggle {...props} />
    </Suspense>
  );
}
