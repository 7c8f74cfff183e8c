import { useEffect, useEffectEvent, useRef } from "react";
import { worksHere } from "../features/session/permissions";
import { useSession } from "../features/session/SessionProvider";
import type { Viewer } from "../features/session/store/session-storage";
import { sessionTexts } from "@shop/shared/messages/en/session";
import { useAlert } from "../ui/dialog/AlertProvider";

const rightsOf = ({ role, permissions }: Viewer) => (role === "ADMIN" ? role : String(permissions));

/** Tells once if the browser doesn't store a new session, and if the permissions of staff have changed. Renders nothing itself. */
export function SessionNotices() {
  const { onlyIn, viewer } = useSession();
  const alert = useAlert();
  const tell = useEffectEvent((what: keyof typeof sessionTexts) => void alert(sessionTexts[what]));

  useEffect(() => {
    if (onlyIn) tell(onlyIn);
  }, [onlyIn]);

  const known = useRef(viewer);
  useEffect(() => {
    const before = known.current;
    known.current = viewer;
    // sessions stored by earlier releases have no permissions
    if (!viewer || viewer.id !== before?.id || !before.permissions || !worksHere(before)) return;
    if (rightsOf(viewer) !== rightsOf(before)) tell("rights");
  }, [viewer]);
  return null;
}
