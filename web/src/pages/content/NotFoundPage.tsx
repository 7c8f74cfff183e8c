import { NotFound } from "../../features/NotFound";

/** Any other path (spec §2). */
export function NotFoundPage() {
  return <NotFound />;
}
