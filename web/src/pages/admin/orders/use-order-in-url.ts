import { useLocation, useNavigate, useSearchParams } from "react-router-dom";

/** The parameter that names the open order. */
const PARAM = "order";

/** The history state of an order that was opened from the list. */
const openedHere = { orderOpened: true };

/** Returns the `to` and `state` of a link that opens an order's details over the current list. */
export function useOrderLink(): (id: string) => { to: string; state: object } {
  const [params] = useSearchParams();
  return (id) => {
    const opened = new URLSearchParams(params);
    opened.set(PARAM, id);
    return { to: `?${opened.toString()}`, state: openedHere };
  };
}

/** The order that the URL names, and a function that closes it: as Back does where it was opened from the list. */
export function useOrderInUrl(): { id: string | null; close: () => void } {
  const [params] = useSearchParams();
  const { state } = useLocation() as { state: { orderOpened?: boolean } | null };
  const navigate = useNavigate();

  const close = () => {
    if (state?.orderOpened) return void navigate(-1);
    const closed = new URLSearchParams(params);
    closed.delete(PARAM);
    void navigate(`?${closed.toString()}`, { replace: true });
  };
  return { id: params.get(PARAM), close };
}
