import { useEffect } from "react";
import type { AlertText } from "../../messages/alerts";
import { useAlert } from "./AlertProvider";

/** Says once for each failure what could not be fetched (spec §8); `text` must be the same object every time. */
export function useFailureAlert(error: unknown, text: AlertText): void {
  const alert = useAlert();
  useEffect(() => {
    if (error) void alert(text);
  }, [error, text, alert]);
}
