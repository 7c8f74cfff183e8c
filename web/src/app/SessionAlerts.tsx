import { Suspense, useEffect, useEffectEvent, useState } from "react";
import { useNavigate } from "react-router-dom";
import { worksHere } from "../features/session/permissions";
import { useSession, useSessionActions } from "../features/session/SessionProvider";
import { alertTexts } from "@shop/shared/messages/en/common";
import { paths } from "../paths";
import { lazyOptional } from "../ui/browser/lazy-optional";
import { useAlert } from "../ui/dialog/AlertProvider";

/** In a separate chunk, because most sessions need none of them. */
const SessionNotices = lazyOptional(() => import("./SessionNotices").then((file) => file.SessionNotices));

/**
 * Shows the Forbidden alert once after the server has ended the session, and navigates to / (spec §8). Renders only the notices of a
 * session that the browser doesn't store, or of staff.
 */
export function SessionAlerts() {
  const { refused, onlyIn, viewer } = useSession();
  const { acknowledgeRefusal } = useSessionActions();
  const alert = useAlert();
  const navigate = useNavigate();
  // An effect event, because `navigate` changes with each URL: as a dependency it would show a second alert if the first one is dismissed
  // while the URL changes
  const explain = useEffectEvent(() => {
    void navigate(paths.home, { replace: true });
    void alert(alertTexts.forbidden).then(acknowledgeRefusal);
  });

  useEffect(() => {
    if (refused) explain();
  }, [refused]);

  const [noticed, setNoticed] = useState(false); // stays for staff who become customers
  if (!noticed && (onlyIn || worksHere(viewer))) setNoticed(true);
  return noticed ? (
    <Suspense fallback={null}>
      <SessionNotices />
    </Suspense>
  ) : null;
}
