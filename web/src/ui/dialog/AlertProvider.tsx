import { createContext, use, useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { type AlertText, okText } from "@shop/shared/messages/en/common";
import { color, space } from "../../theme/tokens";
import { Button } from "../form/Button";
import { DialogActions, ModalFrame } from "./ModalFrame";
import { Check, X } from "../icons/icons";

/** The texts of an alert, the content below them, and a further button. OK stays the default. */
interface Alert extends AlertText {
  details?: ReactNode;
  action?: ReactNode;
}

/** Shows an alert and resolves when it is dismissed. A toast resolves at once. */
type ShowAlert = (alert: Alert) => Promise<void>;

/** An alert on screen or waiting, and the function that resolves its promise. */
interface QueuedAlert {
  alert: Alert;
  resolve: () => void;
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
  const { title, text, tone, details, action } = alert;
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
        <Button wide variant={action ? "secondary" : "primary"} onClick={onDismiss}>
          {okText}
        </Button>
        {action}
      </DialogActions>
    </ModalFrame>
  );
}

const Alerts = createContext<ShowAlert | null>(null);

/**
 * Provides `useAlert`. Shows the alerts one after another, alerts with equal texts once, and the latest toast.
 */
export function AlertProvider({ children }: { children: ReactNode }) {
  const [queue, setQueue] = useState<readonly QueuedAlert[]>([]);
  const [toast, setToast] = useState<ReactNode>();
  const [show] = useState<ShowAlert>(() => async (shown: Alert) => {
    if (!shown.toast)
      return new Promise<void>((resolve) => setQueue((waiting) => [...waiting, { alert: shown, resolve }]));
    // loaded with the first toast; if that fails, the page itself still shows the change
    const file = await import("./Toast").catch(() => undefined);
    if (file) setToast(<file.Toast key={performance.now()} {...shown} onClose={setToast} />);
  });

  const current = queue[0]?.alert;
  const dismiss = () => {
    const dismissed = queue.filter(({ alert }) => current && sameWords(alert, current));
    setQueue((waiting) => waiting.filter((one) => !dismissed.includes(one)));
    dismissed.forEach(({ resolve }) => resolve());
  };

  return (
    <Alerts value={show}>
      {children}
      <div role="status">{toast}</div>
      {current && (
        <AlertDialog key={`${current.title} ${current.text}`} alert={current} onDismiss={dismiss} />
      )}
    </Alerts>
  );
}

/** Returns the function that shows an alert of the catalogue: `await alert(checkoutAlerts.orderPlaced)`. */
export function useAlert(): ShowAlert {
  const show = use(Alerts);
  if (!show) throw new Error("AlertProvider is missing.");
  return show;
}
