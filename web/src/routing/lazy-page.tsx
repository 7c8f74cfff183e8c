import { createElement, use, type ComponentType } from "react";
import { trackPending } from "./pending-navigation";

/** A page whose code is fetched when it is first needed, or a moment before. */
export interface LazyPage {
  Page: ComponentType;
  /** Its file below src/pages, without ending: Vite's manifest knows its chunks by it. */
  source: string;
  /** Fetches the code; at once after the first time, and once more where it failed. */
  preload: () => Promise<unknown>;
}

/** Declares a page; `load` imports its file and picks the component. */
export function lazyPage(source: string, load: () => Promise<ComponentType>): LazyPage {
  let code: Promise<ComponentType> | undefined;
  let component: ComponentType | undefined;
  let failed = false;

  const preload = () => {
    if (code && !failed) return code;
    failed = false;
    code = load();
    code.then(
      (loaded) => (component = loaded),
      () => (failed = true), // stays so until somebody asks again: rendering alone would ask without end
    );
    return code;
  };

  function Page() {
    if (component) return createElement(component); // at once: a page that waits can't be hydrated in one go
    const awaited = code ?? preload();
    if (!failed) trackPending(awaited);
    return createElement(use(awaited));
  }
  return { Page, source, preload };
}
