import { lazy, type ComponentType } from "react";

/** A page whose code is fetched when it is first needed, or a moment before. */
export interface LazyPage {
  Page: ComponentType;
  /** Its file below src/pages, without ending: Vite's manifest knows its chunks by it. */
  source: string;
  /** Fetches the code; at once after the first time. */
  preload: () => Promise<unknown>;
}

/** Declares a page; `load` imports its file and picks the component. */
export function page(source: string, load: () => Promise<ComponentType>): LazyPage {
  let loaded: Promise<{ default: ComponentType }> | undefined;
  const once = () =>
    (loaded ??= load().then(
      (component) => ({ default: component }),
      (error: unknown) => {
        loaded = undefined; // the next attempt may find the network back
        throw error;
      },
    ));
  return { Page: lazy(once), source, preload: once };
}
