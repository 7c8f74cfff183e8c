import { BadUserInput } from "../../errors";
import { isTimeZone } from "../../time-zone";

type Unit = "day" | "month";

/** SQL of the start of today or of this month, in the time zone $2. */
const present = (unit: Unit) => `date_trunc('${unit}', now() at time zone $2::text)`;

/** SQL of the start of the first of the last $1 days or months, including the current one. */
const first = (unit: Unit) => `${present(unit)} - make_interval(${unit}s => $1::int - 1)`;

/** SQL of the last $1 days or months in the time zone $2. */
export const each = (unit: Unit) =>
  `generate_series(${first(unit)}, ${present(unit)}, interval '1 ${unit}') as each (${unit})`;

/**
 * SQL of the time at which a day or month begins in the time zone $2: the earlier of two if clocks go back over
 * midnight, as in Havana.
 */
const momentOf = (start: string) => {
  const moment = `((${start}) at time zone $2::text)`;
  return `${moment} - case when (${moment} - interval '1 hour') at time zone $2::text >= ${start}
    then interval '1 hour' else interval '0' end`;
};

/** SQL of the time at which the last $1 days or months begin. */
export const beginOf = (unit: Unit) => momentOf(first(unit));

/**
 * SQL condition: a time is within the day or month of `each`. It is a range of an index, so that no row is converted or
 * sorted.
 */
export const within = (unit: Unit, time: string) =>
  `${time} >= ${momentOf(`each.${unit}`)} and ${time} < ${momentOf(`each.${unit} + interval '1 ${unit}'`)}`;

/** Throws BadUserInput if a period is too short or too long. */
export function checkSpan(field: "days" | "months", span: number, most: number): void {
  if (span < 1 || span > most) throw new BadUserInput([{ field, message: `must be between 1 and ${most}` }]);
}

/** Throws BadUserInput for an unknown time zone. */
export function checkTimeZone(timeZone: string): void {
  if (!isTimeZone(timeZone))
    throw new BadUserInput([
      { field: "timeZone", message: "must be an IANA time zone, such as Europe/Berlin" },
    ]);
}
