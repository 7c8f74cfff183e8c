import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES } from "@shop/shared/images";
import { useEffect, useRef, useState } from "react";
import { uploadTexts as texts } from "@shop/shared/messages/en/common";
import type { UploadResponse } from "./send-image";

/** Sends a request with the viewer's access token. */
type AuthorizedRequest = (
  send: (accessToken: string | null) => Promise<UploadResponse>,
) => Promise<UploadResponse>;

function explainSize({ size }: File): string | undefined {
  if (size <= MAX_IMAGE_BYTES) return undefined;
  return texts.tooLarge(Math.ceil(megabytes(size)), megabytes(MAX_IMAGE_BYTES));
}

/** A file on its way to the shop. It is no longer listed once it is stored. */
export interface Upload {
  id: number;
  file: File;
  /** The sent share, from 0 to 1. */
  share: number;
  /** The reason why it was not stored; null while it waits or is being sent. */
  failure: string | null;
  /** Whether a retry may help. */
  canRetry: boolean;
}

/** The state of all uploads at the time of the call. */
export interface UploadProgress {
  isSending: () => boolean;
  /** Resolves when no upload waits or is being sent, or the page was left. */
  haveEnded: () => Promise<void>;
  haveFailed: () => boolean;
}

/**
 * Uploads files to a path of the shop, one after another, and calls `onStored` with the URL of each. A failed file doesn't stop the rest.
 */
export function useImageUploads(path: string, request: AuthorizedRequest, onStored: (image: string) => void) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const listed = useRef(uploads); // `uploads`, even before the next render
  const waiting = useRef<Upload[]>([]);
  const running = useRef<{ id: number; controller: AbortController }>(undefined);
  const ended = useRef(Promise.resolve());
  const lastId = useRef(0);
  useEffect(
    () => () => {
      waiting.current = [];
      running.current?.controller.abort();
    },
    [],
  );

  const list = (all: readonly Upload[]) => setUploads((listed.current = all));
  const change = (id: number, changes: Partial<Upload>) =>
    list(listed.current.map((upload) => (upload.id === id ? { ...upload, ...changes } : upload)));
  const unlist = (id: number) => list(listed.current.filter((upload) => upload.id !== id));

  const send = async ({ id, file }: Upload, signal: AbortSignal) => {
    const onProgress = (share: number) => change(id, { share });
    const { sendImage, explainRefusal } = await import("./send-image"); // loaded with the first file
    const response = await request((accessToken) =>
      sendImage(file, { path, accessToken, signal, onProgress }),
    );
    const { image } = response.body;
    if (response.status !== 200 || !image)
      return change(id, { failure: explainRefusal(response), canRetry: response.status >= 429 });
    unlist(id);
    onStored(image);
  };

  const sendWaiting = async () => {
    for (let next = waiting.current.shift(); next; next = waiting.current.shift()) {
      const { id } = next;
      const controller = new AbortController();
      running.current = { id, controller };
      await send(next, controller.signal).catch(() => change(id, { failure: texts.notSent, canRetry: true }));
    }
    running.current = undefined;
  };

  const queue = (added: readonly Upload[]) => {
    waiting.current.push(...added.filter(({ failure }) => failure === null));
    if (!running.current) ended.current = sendWaiting();
  };
  const add = (files: readonly File[]) => {
    const added = files.map((file): Upload => {
      lastId.current += 1;
      return { id: lastId.current, file, share: 0, failure: explainSize(file) ?? null, canRetry: false };
    });
    list([...listed.current, ...added]);
    queue(added);
  };
  const retry = (upload: Upload) => {
    const again = { ...upload, share: 0, failure: null };
    change(upload.id, again);
    queue([again]);
  };
  const remove = ({ id }: Upload) => {
    waiting.current = waiting.current.filter((upload) => upload.id !== id);
    if (running.current?.id === id) running.current.controller.abort();
    unlist(id);
  };
  const progress: UploadProgress = {
    isSending: () => running.current !== undefined,
    haveEnded: () => ended.current,
    haveFailed: () => listed.current.some(({ failure }) => failure !== null),
  };
  return { uploads, progress, add, retry, remove };
}
