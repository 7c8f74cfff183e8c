import { concernsSession } from "./session-storage";

interface PageWatch {
  /** Another tab has changed the stored session, or may have. */
  onStored(): void;
  /** The page is in use again, after the device or the tab was asleep. */
  onWake(): void;
}

/** Calls back for what happens outside of this tab. */
export function watchPage({ onStored, onWake }: PageWatch): void {
  const wake = () => {
    onStored();
    onWake();
  };
  window.addEventListener("storage", (event) => concernsSession(event) && onStored());
  for (const event of ["pageshow", "online"]) window.addEventListener(event, wake);
  document.addEventListener("visibilitychange", () => document.hidden || wake());
}
