import { useState, type BaseSyntheticEvent } from "react";
import type { UploadProgress } from "./use-image-uploads";

/**
 * Wraps a form's `send` for react-hook-form's `handleSubmit`. A form submitted during uploads is submitted again when they have
 * ended, with its values at that time. If an upload has failed, calls `refuse` instead of `send`. Doesn't submit the form after
 * its page was left.
 */
export function useUploadsFirst<Entry>(
  { isSending, haveEnded, haveFailed }: UploadProgress,
  send: (entry: Entry) => Promise<void>,
  refuse: () => void,
) {
  const [isWaiting, setWaiting] = useState(false);

  const waitAndSubmit = async (form: HTMLFormElement) => {
    setWaiting(true);
    await haveEnded();
    setWaiting(false);
    if (form.isConnected) form.requestSubmit();
  };
  const sendAfterUploads = async (entry: Entry, event?: Pick<BaseSyntheticEvent, "target">) => {
    if (isSending()) return void waitAndSubmit(event?.target as HTMLFormElement);
    if (haveFailed()) return refuse();
    await send(entry);
  };
  return { isWaiting, sendAfterUploads };
}
