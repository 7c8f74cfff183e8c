import { createContext, use, useState, useSyncExternalStore, type ReactNode } from "react";
import { styled } from "styled-components";
import { type AlertText, okText } from "../../messages/common";
import { color, space } from "../../theme/tokens";
import { Button } from "../form/Button";
import { DialogActions, ModalFrame } from "./ModalFrame";
import { Check, X } from "../icons/icons";

/** The texts of an alert, and the content below them. */
interface Alert extends AlertText {
  details?: ReactNode;
}

/** Shows an alert and resolves when it is dismissed. A toast resolves at once. */
type ShowAlert = (alert: Alert) => Promise<void>;

/** Shows alerts one after another, in the order of the calls. */
interface AlertQueue {
  show: ShowAlert;
  /** The alert on screen, or none. */
  current(): Alert | undefined;
  /** Removes the current alert and shows the next. */
  dismiss(): void;
  subscribe(listener: () => void): () => void;
}

interface QueuedAlert {
  alert: Alert;
  dismissed: () => void;
}

/** An empty queue. Alerts with equal texts are shown once and dismissed together. */
export function createAlertQueue(): AlertQueue {
  let waiting: readonly QueuedAlert[] = [];
  const listeners = new Set<() => void>();
  const change = (next: readonly QueuedAlert[]) => {
    waiting = next;
    listeners.forEach((listener) => listener());
  };

  return {
    show: (alert) =>
      new Promise((resolve) => {
        const same = waiting.find((other) => sameWords(other.alert, alert));
        change([...waiting, { alert: same?.alert ?? alert, dismissed: resolve }]);
      }),
    current: () => waiting[0]?.alert,
    dismiss: () => {
      const dismissed = waiting.filter(({ alert }) => alert === waiting[0]?.alert);
      change(waiting.filter((one) => !dismissed.includes(one)));
      dismissed.forEach((one) => one.dismissed());
    },
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

function sameWords(one: AlertText, other: AlertText): boolean {
  return one.title === other.title && one.text === other.text;
}

const Mark = styled.span<{ $tone: Alert["tone"] }>`
  display: grid;
  place-items: center;
  width: 2.75rem;
  height: 2.75rem;
  margin-bottom: ${space[4]};
  border-radius: 50%;
  background: ${({ $tone }) => ($tone === "success" ? color.goodSoft : color.badSoft)};
  color: ${({ $tone }) => ($tone === "success" ? color.good : color.badInk)};
`;

/** A modal alert. OK, Enter and Escape dismiss it; the focus then returns to where it was. */
function AlertDialog({ alert, onDismiss }: { alert: Alert; onDismiss: () => void }) {
  const { title, text, tone, details } = alert;
  const mark = <Mark $tone={tone}>{tone === "success" ? <Check aria-hidden /> : <X aria-hidden />}</Mark>;
  return (
    <ModalFrame
      role="alertdialog"
      mark={mark}
      title={title}
      text={text}
      details={details}
      onClose={onDismiss}
    >
      <DialogActions>
        <Button wide onClick={onDismiss}>
          {okText}
        </Button>
      </DialogActions>
    </ModalFrame>
  );
}

const Alerts = createContext<ShowAlert | null>(null);

/** Provides `useAlert` and shows the alerts, and the latest toast. */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue] = useState(createAlertQueue);
  const alert = useSyncExternalStore(queue.subscribe, queue.current, () => undefined);
  const [toast, setToast] = useState<ReactNode>();
  const [show] = useState<ShowAlert>(() => async (shown: Alert) => {
    if (!shown.toast) return queue.show(shown);
    // loaded with the first toast; if that fails, the page itself still shows the change
    const file = await import("./Toast").catch(() => undefined);
    if (file) setToast(<file.Toast key={performance.now()} {...shown} onClose={setToast} />);
  });

  return (
    <Alerts value={show}>
      {children}
      <div role="status">{toast}</div>
      {alert && <AlertDialog key={`${alert.title} ${alert.text}`} alert={alert} onDismiss={queue.dismiss} />}
    </Alerts>
  );
}

/** Returns the function that shows an alert of the catalogue: `await alert(checkoutAlerts.orderPlaced)`. */
export function useAlert(): ShowAlert {
  const show = use(Alerts);
  if (!show) throw new Error("useAlert needs an AlertProvider above it.");
  return show;
}
