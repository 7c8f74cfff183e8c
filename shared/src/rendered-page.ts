/** A page as the web's server bundle renders it; its parts are inserted into the client build's index.html. */
export interface RenderedPage {
  /** 200; 404 for what does not exist; 500 after a failure. */
  status: number;
  /** Title, meta, styles, preloads. */
  head: string;
  /** The content of `#root`. */
  body: string;
  /** The state that the browser needs to hydrate the page, as JSON that is safe inside a script element. */
  state: string;
  /** The text of each inline style in the head, for the security policy to allow exactly these. */
  styles: readonly string[];
  /** Whether search engines may show it: then it is for everybody, and its address names nobody. */
  indexed: boolean;
  /** The URL of the image that shared links show. */
  previewImage?: string | undefined;
  redirect?: string;
}
