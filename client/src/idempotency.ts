import type { CallOptions } from "./send";

/** The variables of an operation with an optional key. */
export type WithOptionalKey<Variables extends { input: { idempotencyKey: string } }> = Omit<
  Variables,
  "input"
> & {
  input: Omit<Variables["input"], "idempotencyKey"> & { idempotencyKey?: string | undefined };
};

/** Adds an idempotency key: the variables' own, the call's, or a new one. Repeats of the call send it again. */
export function withKey<Variables extends { input: { idempotencyKey: string } }>(
  variables: WithOptionalKey<Variables>,
  options: CallOptions | undefined,
): Variables {
  const idempotencyKey = variables.input.idempotencyKey ?? options?.idempotencyKey ?? crypto.randomUUID();
  return { ...variables, input: { ...variables.input, idempotencyKey } } as unknown as Variables;
}
