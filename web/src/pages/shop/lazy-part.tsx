import { lazy, Suspense, type ComponentType, type JSX } from "react";

/**
 * A part of a page whose code the page doesn't wait for: the server renders it, and the page is as useful without it where it
 * doesn't load. `when` "beside": it loads with the page's own code; "rendered": where it is first rendered.
 */
export function lazyPart<Props extends object>(
  when: "beside" | "rendered",
  load: () => Promise<ComponentType<Props>>,
): (props: Props) => JSX.Element {
  const settle = () =>
    load().then(
      (part): { default: ComponentType<Props> } => ({ default: part }),
      () => ({ default: () => null }),
    );
  const loading = when === "beside" ? settle() : undefined;
  const Part = lazy<ComponentType<object>>(
    () => (loading ?? settle()) as Promise<{ default: ComponentType<object> }>,
  );
  return (props) => (
    <Suspense fallback={null}>
      <Part {...props} />
    </Suspense>
  );
}
