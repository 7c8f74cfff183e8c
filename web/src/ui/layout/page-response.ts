import { createContext, use } from "react";

/** What a page tells the server apart from its HTML. */
export interface PageResponse {
  /** The HTTP status. */
  status: number;
  /** Whether search engines may show the page. */
  indexed: boolean;
  /** Structured data (schema.org) by subject. */
  structuredData: Map<string, object>;
}

/** The response to the page's request; null in the browser. */
export const CurrentResponse = createContext<PageResponse | null>(null);

/** Sets the HTTP status of the page's response: 404 for what does not exist. No effect in the browser. */
export function useResponseStatus(status: number): void {
  const response = use(CurrentResponse);
  if (response) response.status = status;
}

/** Says whether search engines may show the page; once said, it stays. No effect in the browser. */
export function useIndexed(indexed: boolean): void {
  const response = use(CurrentResponse);
  if (response) response.indexed ||= indexed;
}

/** Adds structured data to the page for search engines. `describe` is called on the server only. */
export function useStructuredData(about: string, describe: () => object | undefined): void {
  const response = use(CurrentResponse);
  const described = response && describe();
  if (described) response.structuredData.set(about, described);
}
