import { MAX_COMPARED } from "../../../features/catalogue/compare-list";

/** The products compared by a URL. */
export interface ComparedIds {
  /** One to four different ids, or none. */
  ids: string[];
  /** Whether the URL contains further ids, or invalid ones. */
  dropped: boolean;
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

/** Reads `?ids=a,b,c`; repeated parameters count too. */
export function readComparedIds(query: URLSearchParams): ComparedIds {
  const written = query.getAll("ids").flatMap((ids) => ids.split(","));
  const different = new Set(written.map((id) => id.trim().toLowerCase()).filter(Boolean));
  const valid = [...different].filter((id) => uuid.test(id));
  const ids = valid.slice(0, MAX_COMPARED);
  return { ids, dropped: ids.length < different.size };
}

/** The canonical URL of all equivalent URLs: the server's rendering depends on nothing else. */
export function comparisonAddress({ ids, dropped }: ComparedIds): string {
  const written = [...ids, ...(dropped ? ["more"] : [])].join(",");
  return written ? `/compare?ids=${written}` : "/compare";
}
