import { useState, type BaseSyntheticEvent } from "react";
import type { UploadProgress } from "./use-image-uploads";

/**
 * Wraps a form's `send` for react-hook-form's `handleSubmit`: a form that is submitted while files are uploaded is submitted again
 * when the uploads have ended, with the values of that time. If an upload has failed, `refuse` is called instead of `send`. A form
 * whose page was left is not submitted.
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
  const sendAfterUploads = async (entry: Entry, event?: BaseSyntheticEvent) => {
    if (isSending()) return void waitAndSubmit(event?.target as HTMLFormElement);
    if (haveFailed()) return refuse();
    await send(entry);
  };
  return { isWaiting, sendAfterUploads };
}
