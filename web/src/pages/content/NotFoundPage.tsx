import { NotFound } from "../../features/not-found/NotFound";

/** Any path that is none of the shop's (spec §2). */
export function NotFoundPage() {
  return <NotFound />;
}
