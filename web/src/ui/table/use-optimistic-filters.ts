import { startTransition, useOptimistic } from "react";

/** What is chosen, at once: the address follows in a transition, and until then a box would show the old choice again. */
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
