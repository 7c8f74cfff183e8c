import { useCallback, useMemo } from "react";
import { useSearchParams } from "react-router-dom";

/** Reads state from the query of a URL and writes it. Defaults are omitted from the URL. */
export interface UrlCodec<State> {
  read: (params: URLSearchParams) => State;
  write: (state: State) => URLSearchParams;
}

/** How a change is recorded in the tab's history. */
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
      // reads the URL itself, because two changes may happen between renders
      const current = read(new URLSearchParams(window.location.search));
      setParams(write({ ...current, ...changed }), { replace });
    },
    [read, write, setParams],
  );
  return [state, change];
}
