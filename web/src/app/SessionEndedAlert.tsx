import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAlert } from "../features/alerts/AlertProvider";
import { useSession, useSessionActions } from "../features/session/SessionProvider";
import { alertTexts } from "../messages/alerts";
import { paths } from "../routing/paths";

/** Shows the Forbidden alert after the server has ended the session, and leads to / (spec §8). Renders nothing itself. */
export function SessionEndedAlert() {
  const { refused } = useSession();
  const { acknowledgeRefusal } = useSessionActions();
  const alert = useAlert();
  const navigate = useNavigate();

  useEffect(() => {
    if (!refused) return;
    void navigate(paths.home, { replace: true });
    void alert(alertTexts.forbidden).then(acknowledgeRefusal);
  }, [refused, acknowledgeRefusal, alert, navigate]);
  return null;
}
