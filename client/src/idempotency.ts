import type { CallOptions } from "./send";

/** Variables of an operation whose key may be left out. */
export type WithOptionalKey<Variables extends { input: { idempotencyKey: string } }> = Omit<
  Variables,
  "input"
> & {
  input: Omit<Variables["input"], "idempotencyKey"> & { idempotencyKey?: string | undefined };
};

/** The variables with a key: their own, that of the call, or a new one, which the call's repeats use too. */
export function withKey<Variables extends { input: { idempotencyKey: string } }>(
  variables: WithOptionalKey<Variables>,
  options: CallOptions | undefined,
): Variables {
  const idempotencyKey = variables.input.idempotencyKey ?? options?.idempotencyKey ?? crypto.randomUUID();
  return { ...variables, input: { ...variables.input, idempotencyKey } } as unknown as Variables;
}
