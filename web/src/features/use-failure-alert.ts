import { useEffect } from "react";
import type { AlertText } from "@shop/shared/messages/en/common";
import { useAlert } from "../ui/dialog/AlertProvider";

/** Shows an alert for each new error (spec §8); `text` must be a stable object. */
export function useFailureAlert(error: unknown, text: AlertText): void {
  const alert = useAlert();
  useEffect(() => {
    if (error) void alert(text);
  }, [error, text, alert]);
}
