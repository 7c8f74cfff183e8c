import { createElement, use, type ComponentType } from "react";
import { trackPending } from "./pending-navigation";

/** A page whose code is loaded on demand. */
export interface LazyPage {
  Page: ComponentType;
  /** Its file below src/pages, without extension; the key of its chunk in Vite's manifest. */
  source: string;
  /** Loads the code once; a failed load is tried again. */
  preload: () => Promise<unknown>;
}

/** Declares a lazy page; `load` imports its file and returns the component. */
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
      () => (failed = true), // until `preload` is called again: a retry while rendering would loop
    );
    return code;
  };

  function Page() {
    if (component) return createElement(component); // without `use`: a page that suspends can't be hydrated in one pass
    const pending = code ?? preload();
    if (!failed) trackPending(pending);
    return createElement(use(pending));
  }
  return { Page, source, preload };
}
