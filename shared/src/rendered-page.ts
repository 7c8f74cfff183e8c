/** A page rendered by the web's server bundle; its parts are inserted into the client build's index.html. */
export interface RenderedPage {
  /** 200; 404 for an unknown page or object; 500 after a failure. */
  status: number;
  /** Title, meta, styles, preloads. */
  head: string;
  /** Whether the head has the shop's own icon. */
  ownIcon?: boolean | undefined;
  /** The content of `#root`. */
  body: string;
  /** The state for hydration in the browser, as JSON that can stand in a script element. */
  state: string;
  /** The text of each inline style in the head, which the content security policy allows. */
  styles: readonly string[];
  /** Whether search engines may index it: the page is public, and its address names no person. */
  indexed: boolean;
  /** The preview image of shared links. */
  previewImage?: string | undefined;
  /** The page's own path, if other paths lead to it. */
  path?: string | undefined;
}
