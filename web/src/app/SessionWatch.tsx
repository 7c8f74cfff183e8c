import { useEffect } from "react";
import { useNavigate } from "react-router-dom";
import { useAlert } from "../features/alerts/AlertProvider";
import { useSessionActions } from "../features/session/SessionProvider";
import { alertTexts } from "../messages";
import { paths } from "./paths";

/** Tells whoever the server refused that they are signed out, and brings them to / (spec §8). Renders nothing. */
export function SessionWatch() {
  const { onExpelled } = useSessionActions();
  const alert = useAlert();
  const navigate = useNavigate();

  useEffect(
    () =>
      onExpelled(() => {
        void navigate(paths.home, { replace: true });
        void alert(alertTexts.forbidden);
      }),
    [onExpelled, alert, navigate],
  );
  return null;
}
