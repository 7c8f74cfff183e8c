import { lazy, Suspense, useEffect, type ComponentType, type JSX, type ReactNode } from "react";

/** The parts that the page came with: each resolves once the part reacts to input, or is gone. boot/early-input holds what is pressed until then. */
export const pendingParts = new Set<Promise<void>>();

/** Calls back once what it stands beside is hydrated. */
function Hydrated({ then }: { then: () => void }) {
  useEffect(then, [then]);
  return null;
}

/**
 * A part of a page whose code the page doesn't wait for: the server renders it, and the page is as useful where the code
 * doesn't load. `when` "beside": it loads with the page's own code; "rendered": where it is first rendered, and until then the page holds
 * what is pressed.
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
        return new Promise<never>(() => {}); // nothing would not match the server's HTML, which stays
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
    useEffect(() => settlePart, []); // also where it goes before its code came
    return render(props, <Hydrated then={settlePart} />);
  };
}
