import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSession, useSessionActions } from "../features/session/SessionProvider";
import { alertTexts } from "@shop/shared/messages/en/common";
import { paths } from "../paths";
import { useAlert } from "../ui/dialog/AlertProvider";

/**
 * Shows the Forbidden alert once after the server has ended the session, and navigates to / (spec §8). Renders nothing itself.
 */
export function SessionAlerts() {
  const { refused } = useSession();
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
  return null;
}
