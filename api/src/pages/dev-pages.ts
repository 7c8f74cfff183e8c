import type { Bootstrap } from "@shop/shared/bootstrap";
import type { WebPages } from "./renderer";

/** The pages of `npm run dev`, which renders them with the current sources (tools/dev-pages.ts). */
export interface DevPages {
  /** The address of the shop in the developer's browser. */
  address: string;
  /** The HTML of GraphiQL's page. */
  graphiql: string;
  publicFolder: string;
  /** Allows the styles of Vite's client. */
  styleNonce: string;
  /** The pages of a shop with these settings. */
  of(bootstrap: Bootstrap): Promise<WebPages>;
  /** Called once the API listens. */
  listening(): void;
}

let pages: DevPages | undefined;

/** Sets the pages of the dev server, before the shop starts. */
export function setDevPages(devPages: DevPages): void {
  pages = devPages;
}

/** The dev server's pages; undefined except in `npm run dev`. */
export const devPages = (): DevPages | undefined => pages;
