import { createContext, use, useState, useSyncExternalStore, type ReactNode } from "react";
import { AlertDialog } from "./AlertDialog";
import { createAlertQueue, type ShowAlert } from "./alert-queue";

const Alerts = createContext<ShowAlert | null>(null);

/** Provides `useAlert` and shows the alerts. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createAlertQueue);
  const alert = useSyncExternalStore(queue.subscribe, queue.current, () => undefined);

  return (
    <Alerts value={queue.show}>
      {children}
      {alert && <AlertDialog key={`${alert.title} ${alert.text}`} alert={alert} onDismiss={queue.dismiss} />}
    </Alerts>
  );
}

/** The way to show an alert of the catalogue: `await alert(checkoutAlerts.orderPlaced)`. */
export function useAlert(): ShowAlert {
  const show = use(Alerts);
  if (!show) throw new Error("useAlert needs an AlertProvider above it.");
  return show;
}
