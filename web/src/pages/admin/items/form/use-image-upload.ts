import { useEffect, useRef, useState } from "react";
import { useSessionActions } from "../../../../features/session/SessionProvider";
import { UploadRefused, sendImage } from "./send-image";

/** Where an upload stands; `share` of it has been sent: 0 to 1. */
export type UploadState =
  { status: "idle" | "done" } | { status: "sending"; share: number } | { status: "failed"; message: string };

/** The server's bound too (ADR-0009): what is beyond it isn't sent in the first place. */
const mostMegabytes = 10;
const megabyte = 1024 * 1024;

const notSent = "The picture could not be sent. Check the connection, then choose it again.";

function explainSize({ size }: File): string | undefined {
  if (size <= mostMegabytes * megabyte) return undefined;
  return `This file has ${Math.ceil(size / megabyte)} MB, and a picture may have ${mostMegabytes} MB at the most.`;
}

/** Uploads one picture at a time, a later one in place of an earlier, and tells its address when the shop has it. */
export function useImageUpload(onUploaded: (address: string) => void) {
  const { getAccessToken, expel } = useSessionActions();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const send = async (file: File, signal: AbortSignal) => {
    const accessToken = await getAccessToken();
    const onProgress = (share: number) => setState({ status: "sending", share });
    try {
      return await sendImage(file, { accessToken, signal, onProgress });
    } catch (error) {
      if (error instanceof UploadRefused && error.status === 401) expel(accessToken ?? undefined);
      throw error;
    }
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tooLarge = explainSize(file);
    if (tooLarge) return setState({ status: "failed", message: tooLarge });
    setState({ status: "sending", share: 0 });
    try {
      const address = await send(file, signal);
      setState({ status: "done" });
      onUploaded(address);
    } catch (error) {
      if (signal.aborted) return;
      setState({ status: "failed", message: error instanceof UploadRefused ? error.message : notSent });
    }
  };

  return { state, upload };
}
