import { useState } from "react";
import { useAlert } from "../../features/alerts/AlertProvider";
import { useDeliverOrderMutation } from "../../graphql/generated";
import { alertTexts, type AlertText } from "../../messages";
import { Button } from "../../ui/Button";
import { VisuallyHidden } from "../../ui/VisuallyHidden";

interface DeliverButtonProps {
  orderId: string;
  label: string;
  /** Which order, for those who hear the buttons one after another. */
  of: string;
  onDelivered: () => Promise<unknown>;
}

const notDelivered: AlertText = {
  title: "Error!",
  text: "The order could not be marked. Please try again in a moment.",
  tone: "error",
};

/** Marks one order as delivered, which takes it off the list (spec §4). */
export function DeliverButton({ orderId, label, of, onDelivered }: DeliverButtonProps) {
  const [deliver] = useDeliverOrderMutation();
  const [busy, setBusy] = useState(false);
  const alert = useAlert();

  const press = async () => {
    setBusy(true);
    try {
      await deliver({ variables: { id: orderId } });
      await Promise.all([alert(alertTexts.itemDelivered), onDelivered()]);
    } catch {
      await alert(notDelivered);
    } finally {
      setBusy(false);
    }
  };

  return (
    <Button variant="secondary" busy={busy} onClick={() => void press()}>
      {label}
      <VisuallyHidden>{of}</VisuallyHidden>
    </Button>
  );
}
