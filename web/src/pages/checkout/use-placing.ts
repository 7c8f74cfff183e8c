import { useRef, useState, type ReactNode } from "react";
import { useRetryOnceVerified } from "../../features/session/use-retry-once-verified";
import { fieldErrorsOf, isForbidden } from "../../graphql/errors";
import { shippingTexts } from "../../messages/checkout";
import { newIdempotencyKey } from "./idempotency-key";
import { askToVerifyEmail, notPlaced, placedBefore } from "./not-placed";

interface Answer<Result> {
  result: Result;
  /** Whether the result is that of an earlier attempt with other values, of which the response was lost. */
  isEarlier: boolean;
}

/**
 * Sends the input of a shipping form. Each form has one idempotency key: a second click, or a retry after a lost
 * response, returns the first result and places no further order. `showFieldErrors` shows errors under their fields, and
 * returns false if there are none.
 */
export function usePlacing<Input extends { idempotencyKey: string }, Result>(
  send: (input: Input) => Promise<Result | undefined>,
  showFieldErrors: (error: unknown) => boolean,
) {
  const [idempotencyKey] = useState(newIdempotencyKey);
  const [failure, setFailure] = useState<ReactNode>();
  const unanswered = useRef<Input[]>([]);
  const verified = useRetryOnceVerified();

  /** The shop has received the key with other values: repeats the attempts without a response, one of which has it. */
  const repeat = async (): Promise<Answer<Result> | undefined> => {
    for (const input of unanswered.current) {
      const result = await send(input).catch(() => undefined);
      if (result) return { result, isEarlier: true };
    }
    setFailure(placedBefore);
    return undefined;
  };

  /** Undefined if the attempt has failed; the failure is shown then. */
  const place = async (order: Omit<Input, "idempotencyKey">): Promise<Answer<Result> | undefined> => {
    setFailure(undefined);
    const input = { ...order, idempotencyKey } as Input;
    try {
      const result = await verified(() => send(input));
      return result && { result, isEarlier: false };
    } catch (error) {
      if (fieldErrorsOf(error).idempotencyKey) return repeat();
      if (isForbidden(error)) setFailure(await askToVerifyEmail(error));
      else if (!showFieldErrors(error)) {
        unanswered.current.push(input);
        setFailure(notPlaced(error));
      }
      return undefined;
    }
  };

  return { place, failure, setFailure };
}

/** A note for the customer whose changes since an earlier attempt aren't part of the order. */
export const noteOf = ({ isEarlier }: Pick<Answer<unknown>, "isEarlier">): string | undefined =>
  isEarlier ? shippingTexts.placedBefore : undefined;
