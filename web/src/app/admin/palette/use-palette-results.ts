import { MAX_SEARCH } from "@shop/shared/lists";
import { useEffect, useState } from "react";
import type { Waiting } from "../use-waiting-counts";
import type { OrderStatus } from "../../../graphql/schema.generated";
import { useAdminSearchQuery } from "./AdminSearch.generated";
import { pageGroup, recordGroups, type OptionGroup } from "./palette-options";

/** Milliseconds after the last keystroke. */
const DEBOUNCE_MS = 150;

/** The shortest text that products, orders and users are searched for. */
const MIN_SEARCH = 2;

/** An order's number, however its digits are parted. */
const orderNumber = /^\d{4}[-\s]?\d{4}$/;

const allStates: OrderStatus[] = ["PLACED", "PAID", "DELIVERED", "CANCELLED", "REFUNDED"];

interface PaletteResults {
  /** The groups that have options. */
  groups: readonly OptionGroup[];
  /** Whether results of what is typed are still to come; those before are shown meanwhile. */
  busy: boolean;
  error: unknown;
  retry: () => void;
}

/** What the search finds: pages at once, products, orders and users when typing pauses. A newer search aborts the one before. */
export function usePaletteResults(typed: string, waiting: Waiting | undefined): PaletteResults {
  const search = typed.trim().slice(0, MAX_SEARCH);
  const asked = useDebounced(search);
  const searchable = search.length >= MIN_SEARCH && asked.length >= MIN_SEARCH;
  const query = useAdminSearchQuery({
    // Who has a number looks for that order, open or not.
    variables: { search: asked, orderStates: orderNumber.test(asked) ? allStates : null },
    skip: !searchable,
    fetchPolicy: "cache-and-network",
  });
  const { data, previousData, error, refetch } = query;
  const found = searchable && !error ? (data ?? previousData) : undefined;
  const groups = [pageGroup(search, waiting), ...(found ? recordGroups(found, asked) : [])];

  return {
    groups: groups.filter(({ options }) => options.length > 0),
    busy: search.length >= MIN_SEARCH && (asked !== search || (!data && !error)),
    error: searchable ? error : undefined,
    retry: () => void refetch().catch(() => undefined), // the error is shown again
  };
}

function useDebounced(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
