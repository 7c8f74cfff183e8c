import { dateFormat } from "@shop/shared/format";

/** A month ("2026-11") for an axis: "Nov". */
export const formatShortMonth = dateFormat({ month: "short" });

/** A month ("2026-11") for a row: "November 2026". */
export const formatMonth = dateFormat({ month: "long", year: "numeric" });
