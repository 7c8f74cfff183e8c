import { NotFound } from "../../features/not-found/NotFound";

/** Any other path (spec §2). */
export function NotFoundPage() {
  return <NotFound />;
}
