import { lazy, Suspense, useEffect, type ComponentType, type JSX, type ReactNode } from "react";

/**
 * The pending parts of the page: each promise resolves once the part reacts to input, or is removed. Until then boot/early-input holds
 * presses.
 */
export const pendingParts = new Set<Promise<void>>();

/** Calls back once its sibling is hydrated. */
function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/**
 * A part of a page that loads separately: the server renders it, and the page stays useful if its code doesn't load. `when` "beside": it
 * loads with the page's code; "rendered": it loads on its first rendering, and until then the page holds presses.
 */
export function lazyPart<Props extends object>(
  when: "beside" | "rendered",
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  let settlePart = () => {};
  const settle = () =>
    load().then(
      (part) => ({ default: part }),
      () => {
        settlePart();
        return new Promise<never>(() => {}); // rendering nothing would not match the server's HTML, which stays
      },
    );
  const loading = when === "beside" ? settle() : undefined;
  const Part = lazy<ComponentType<object>>(
    () => (loading ?? settle()) as Promise<{ default: ComponentType<object> }>,
  );
  const render = (props: Props, beside?: ReactNode) => (
    <Suspense fallback={null}>
      <Part {...props} />
      {beside}
    </Suspense>
  );
  if (loading) return (props) => render(props);
  const pending = new Promise<void>((resolve) => (settlePart = resolve));
  return function PendingPart(props) {
    pendingParts.add(pending);
    useEffect(() => settlePart, []); // also if it is removed before its code has loaded
    return render(props, <Hydrated then={settlePart} />);
  };
}
