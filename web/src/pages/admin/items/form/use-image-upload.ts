import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import { useEffect, useRef, useState } from "react";
import { useAuthorizedRequest } from "../../../../features/session/use-authorized-request";
import { explainUploadRefusal, sendImage } from "./send-image";

/** The state of an upload; `share` is how much has been sent, from 0 to 1. */
export type UploadState =
  | { status: "idle" | "done" }
  | { status: "sending"; share: number }
  | { status: "failed"; message: string };

const notSent = "The picture could not be sent. Check the connection, then choose it again.";

function explainSize({ size }: File): string | undefined {
  if (size <= MAX_IMAGE_BYTES) return undefined;
  const [has, most] = [Math.ceil(megabytes(size)), megabytes(MAX_IMAGE_BYTES)];
  return `This file has ${has} MB, and a picture may have ${most} MB at the most.`;
}

/** Uploads one image at a time, a new one cancels the last, and calls `onUploaded` with the URL of the stored image. */
export function useImageUpload(onUploaded: (imageUrl: string) => void) {
  const request = useAuthorizedRequest();
  const [state, setState] = useState<UploadState>({ status: "idle" });
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const fail = (message: string) => setState({ status: "failed", message });

  const send = async (file: File, signal: AbortSignal) => {
    const onProgress = (share: number) => setState({ status: "sending", share });
    const response = await request((accessToken) => sendImage(file, { accessToken, signal, onProgress }));
    const { image } = response.body;
    if (response.status !== 200 || !image) return fail(explainUploadRefusal(response));
    setState({ status: "done" });
    onUploaded(image);
  };

  const upload = async (file: File) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    const tooLarge = explainSize(file);
    if (tooLarge) return fail(tooLarge);
    setState({ status: "sending", share: 0 });
    await send(file, signal).catch(() => signal.aborted || fail(notSent));
  };

  return { state, upload };
}
