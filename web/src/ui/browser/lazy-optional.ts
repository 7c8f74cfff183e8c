import { lazy, type ComponentType } from "react";

/** A component with code loaded on its first rendering. Renders nothing if the code doesn't load. */
export function lazyOptional<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  const nothing: ComponentType<Props> = () => null;
  return lazy(async () => ({ default: await load().catch(() => nothing) }));
}
