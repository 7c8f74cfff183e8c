import { createContext, use } from "react";

/** What a page tells the server besides what it shows. */
export interface PageResponse {
  /** The status that it deserves. */
  status: number;
  /** Facts for programs that read pages, in the words of schema.org, by what they are about. */
  structuredData: Map<string, object>;
}

/** The answer that is being made; null in the browser, where nobody asks. */
export const CurrentResponse = createContext<PageResponse | null>(null);

/** Answers the request for this page with a status other than 200: 404 for what does not exist. */
export function useResponseStatus(status: number): void {
  const response = use(CurrentResponse);
  if (response) response.status = status;
}

/** Tells search engines what the page is about. What only that needs is left out of the browser's build. */
export function useStructuredData(about: string, facts: () => object | undefined): void {
  const known = use(CurrentResponse)?.structuredData;
  const found = known && facts();
  if (found) known.set(about, found);
}
