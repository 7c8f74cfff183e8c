import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** How state is read from the query of a URL and written to it. Defaults are left out of the URL. */
export interface UrlCodec<State> {
  read: (params: URLSearchParams) => State;
  write: (state: State) => URLSearchParams;
}

/** How a change enters the tab's history. */
export interface ChangeOptions {
  /** Replaces the current entry, so that Back skips it. */
  replace?: boolean;
}

/** State in the query of the current URL, and a function that changes part of it; `codec` must be stable. */
export function useUrlState<State>({
  read,
  write,
}: UrlCodec<State>): [State, (change: Partial<State>, options?: ChangeOptions) => void] {
  const [params, setParams] = useSearchParams();
  const state = useMemo(() => read(params), [read, params]);
  const change = useCallback(
    (changed: Partial<State>, { replace = false }: ChangeOptions = {}) => {
      // Reads the URL itself, because two changes may come faster than React renders.
      const current = read(new URLSearchParams(window.location.search));
      setParams(write({ ...current, ...changed }), { replace });
    },
    [read, write, setParams],
  );
  return [state, change];
}
