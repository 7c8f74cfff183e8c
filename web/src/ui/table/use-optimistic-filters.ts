import { startTransition, useOptimistic } from "react";

/** Shows a chosen filter at once; the URL follows in a transition, until which the control would show the old value. */
export function useOptimisticFilters<Choice extends object>(
  inAddress: Choice,
  onChange: (change: Partial<Choice>) => void,
): [Choice, (change: Partial<Choice>) => void] {
  const [chosen, show] = useOptimistic(inAddress, (before, change: Partial<Choice>) => ({
    ...before,
    ...change,
  }));
  const choose = (change: Partial<Choice>) =>
    startTransition(() => {
      show(change);
      onChange(change);
    });
  return [chosen, choose];
}
