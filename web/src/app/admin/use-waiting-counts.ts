import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useViewer } from "../../features/session/SessionProvider";
import { onMutation } from "../../graphql/mutations";
import { paths } from "../../routing/paths";
import { useWaitingCountsQuery, type WaitingCountsQuery } from "./WaitingCounts.generated";

const key = "shop.reviewsSeen";

/** When this admin last looked at the reviews on this device, in ISO 8601; undefined if never or where storage is forbidden. */
function readReviewsSeen(adminId: string): string | undefined {
  try {
    const [id, instant = ""] = localStorage.getItem(key)?.split(" ") ?? [];
    return id === adminId && Number.isFinite(Date.parse(instant)) ? instant : undefined;
  } catch {
    return undefined;
  }
}

/** Remembers that this admin looks at the reviews now. Where storage is forbidden, reviews are new for a week. */
function writeReviewsSeen(adminId: string): void {
  try {
    localStorage.setItem(key, `${adminId} ${new Date().toISOString()}`);
  } catch {
    // Only the counter of new reviews stays longer.
  }
}

/** What waits for an admin, as the server counts it. */
export type Waiting = WaitingCountsQuery["waitingCounts"];

/** Customers order and review without anything that the admin does. */
const REFRESH_MS = 60_000;

/**
 * What waits for the admin; undefined until it is known for the first time, or while it is not needed. Refreshed after
 * each page change and each mutation of this tab, when the tab comes to the front, and every minute.
 */
export function useWaitingCounts(needed: boolean): Waiting | undefined {
  const { data, previousData, refetch } = useWaitingCountsQuery({
    variables: { reviewsSince: useReviewsSeen() },
    skip: !needed,
    fetchPolicy: "cache-and-network",
    pollInterval: REFRESH_MS,
    skipPollAttempt: () => document.hidden,
  });
  const refresh = useCallback(() => {
    if (needed) refetch().catch(() => undefined); // the counts of before stay
  }, [needed, refetch]);

  useEffect(() => {
    const refreshInFront = () => !document.hidden && refresh();
    const unsubscribe = onMutation(refresh);
    document.addEventListener("visibilitychange", refreshInFront);
    return () => {
      unsubscribe();
      document.removeEventListener("visibilitychange", refreshInFront);
    };
  }, [refresh]);
  useOnPageChange(refresh);

  return (data ?? previousData)?.waitingCounts;
}

function useOnPageChange(act: () => void): void {
  const { pathname } = useLocation();
  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return;
    shown.current = pathname;
    act();
  }, [pathname, act]);
}

/** The moment since which reviews are new for this admin. Opening and leaving Manage Reviews moves it to now. */
function useReviewsSeen(): string | undefined {
  const { id } = useViewer();
  const onReviews = useLocation().pathname.toLowerCase() === paths.manageReviews.toLowerCase();
  const [seen, setSeen] = useState(() => readReviewsSeen(id));

  useEffect(() => {
    if (!onReviews) return;
    const look = () => {
      writeReviewsSeen(id);
      setSeen(readReviewsSeen(id));
    };
    look();
    return look;
  }, [onReviews, id]);
  return seen;
}
