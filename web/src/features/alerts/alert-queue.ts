import type { ReactNode } from "react";
import type { AlertText } from "../../messages/alerts";

/** An alert's texts, and what is shown below them. */
export interface Alert extends AlertText {
  details?: ReactNode;
}

/** Shows an alert and resolves when the person has dismissed it. */
export type ShowAlert = (alert: Alert) => Promise<void>;

/** Shows alerts one after another, in the order of the calls. */
export interface AlertQueue {
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
