import { useCallback, useEffect, useRef, useState } from "react";
import { useLocation } from "react-router-dom";
import { useSession } from "../../features/session/SessionProvider";
import { onMutation } from "../../graphql/mutations";
import { paths } from "../../paths";
import { useWaitingCountsQuery, type WaitingCountsQuery } from "./WaitingCounts.generated";

const key = "shop.reviewsSeen";

/**
 * The time of this admin's last visit to the reviews on this device, in ISO 8601; undefined if never or if storage is
 * forbidden.
 */
function readReviewsSeen(adminId: string): string | undefined {
  try {
    const [id, instant = ""] = localStorage.getItem(key)?.split(" ") ?? [];
    return id === adminId && Number.isFinite(Date.parse(instant)) ? instant : undefined;
  } catch {
    return undefined;
  }
}

/** Stores the current time as the admin's last visit to the reviews. Without storage, reviews count as new for a week. */
function writeReviewsSeen(adminId: string): void {
  try {
    localStorage.setItem(key, `${adminId} ${new Date().toISOString()}`);
  } catch {
    // only the counter of new reviews stays longer
  }
}

/** The server's counts of items waiting for an admin. */
export type Waiting = WaitingCountsQuery["waitingCounts"];

/** Customers order and review independently of the admin's actions. */
const REFRESH_MS = 60_000;

/**
 * The counts of waiting items; undefined until first loaded, and while not needed. Refreshed after each page change and each
 * mutation of this tab, when the tab becomes visible, and every minute.
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
    if (needed) refetch().catch(() => undefined); // on failure the previous counts stay
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

/** The time from which reviews are new for this admin. Opening and leaving Manage Reviews sets it to now. */
function useReviewsSeen(): string | undefined {
  const id = useSession().viewer?.id ?? "";
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
