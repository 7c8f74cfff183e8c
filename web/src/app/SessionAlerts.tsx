import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router-dom";
import { useSession, useSessionActions } from "../features/session/SessionProvider";
import { alertTexts } from "@shop/shared/messages/en/common";
import { paths } from "../paths";
import { useAlert } from "../ui/dialog/AlertProvider";

/**
 * Shows the Forbidden alert once after the server has ended the session, and navigates to / (spec §8). Tells once if the browser doesn't
 * store a new session. Renders nothing itself.
 */
export function SessionAlerts() {
  const { refused, onlyIn } = useSession();
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
  const warn = useEffectEvent(
    (place: keyof typeof alertTexts.notStored) => void alert(alertTexts.notStored[place]),
  );
  useEffect(() => {
    if (onlyIn) warn(onlyIn);
  }, [onlyIn]);
  return null;
}
