import { createContext, use } from "react";

/** The preview of a shared link to a page (https://ogp.me). */
export interface Preview {
  kind: "website" | "product";
  title: string;
  description: string;
  url: string;
  /** A JPEG's URL, or its path. */
  image: string;
  /** The image's description, for people who don't see it. */
  imageAlt: string;
}

/** A description in schema.org's vocabulary. */
type StructuredData = object | undefined;

/** The parts of a page's response other than its HTML. */
export interface PageResponse {
  /** The HTTP status. */
  status: number;
  /** The page's path, if other paths lead to it. */
  path?: string;
  /** Whether search engines may show the page. */
  indexed: boolean;
  /** Structured data (schema.org) by subject. */
  structuredData: Map<string, Promise<StructuredData>>;
  /** The preview of a shared link; only for indexed pages. */
  preview?: Preview;
}

/** The response to the page's request; null in the browser. */
export const CurrentResponse = createContext<PageResponse | null>(null);

/** Sets the HTTP status of the page's response: 404 for what does not exist. No effect in the browser. */
export function useResponseStatus(status: number): void {
  const response = use(CurrentResponse);
  if (response) response.status = status;
}

/** Redirects requests for other paths of the page to this one. No effect in the browser. */
export function useOwnPath(path: string | undefined): void {
  const response = use(CurrentResponse);
  if (response && path) response.path = path;
}

/** Lets search engines show the page if `indexed` is true; a later false doesn't revoke it. No effect in the browser. */
export function useIndexed(indexed: boolean): void {
  const response = use(CurrentResponse);
  if (response) response.indexed ||= indexed;
}

/** Sets the preview of shared links to the page. No effect in the browser. */
export function usePreview(preview: Preview | undefined): void {
  const response = use(CurrentResponse);
  if (response && preview) response.preview = preview;
}

/** Adds structured data to the page for search engines. `describe` is called on the server only, where it may load its code. */
export function useStructuredData(
  about: string,
  describe: () => StructuredData | Promise<StructuredData>,
): void {
  const response = use(CurrentResponse);
  const described = response && describe();
  if (described) response.structuredData.set(about, Promise.resolve(described));
}
