import { listTexts } from "@shop/shared/messages/en/admin";
import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { tableTexts } from "@shop/shared/messages/en/common";
import { from as windowFrom, space } from "../../theme/tokens";
import { DateField } from "../form/DateField";
import { OptionalSelect } from "../form/OptionalSelect";
import { addDays, dayOf, isDay } from "../format/days";
import type { ListParams } from "./list-params";

/** The spans of recent days to choose from, today included. */
const spans = [
  { value: "1", label: listTexts.today, days: 1 },
  { value: "7", label: listTexts.days(7), days: 7 },
  { value: "30", label: listTexts.days(30), days: 30 },
] as const;

const ownDays = "own";

type Range = Pick<ListParams<string>, "from" | "to">;

type Choice = (typeof spans)[number]["value"] | typeof ownDays;

const options = [...spans, { value: ownDays, label: listTexts.chooseDays }] as const;

const Days = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: ${space[4]};

  ${windowFrom.medium} {
    grid-template-columns: repeat(2, 12rem);
    justify-content: end;
  }
`;

/** The controls that filter a list by days; parts of its toolbar. */
export interface DaysFilter {
  /** The select with the recent days. */
  choice: ReactNode;
  /** The first and the last day, for days other than the presets. */
  days: ReactNode;
}

interface DaysFilterOptions {
  /** The label of the date: "Placed". */
  label: string;
  navigation: { params: Range; change: (range: Partial<Range>) => void };
}

/** A filter of a list by days in the admins' time zone, stored in the URL. */
export function useDaysFilter({
  label,
  navigation: { params: range, change },
}: DaysFilterOptions): DaysFilter {
  const [ownOpen, setOwnOpen] = useState(false);
  const chosen = ownOpen ? ownDays : choiceOf(range);

  const onChoose = (choice: Choice | null) => {
    setOwnOpen(choice === ownDays);
    if (choice !== ownDays) change(latestDays(choice));
  };
  return {
    choice: (
      <OptionalSelect
        label={label}
        name="days"
        noneLabel={listTexts.anyTime}
        options={options}
        chosen={chosen}
        onChoose={onChoose}
      />
    ),
    days: chosen === ownDays && (
      <Days role="group" aria-label={label}>
        <DayField
          label={tableTexts.from}
          day={range.from}
          max={range.to}
          onChoose={(from) => change({ from })}
        />
        <DayField label={tableTexts.to} day={range.to} min={range.from} onChoose={(to) => change({ to })} />
      </Days>
    ),
  };
}

function latestDays(choice: Choice | null): Range {
  const span = spans.find(({ value }) => value === choice);
  if (!span) return { from: null, to: null };
  const today = dayOf(new Date());
  return { from: addDays(today, 1 - span.days), to: today };
}

function choiceOf({ from, to }: Range): Choice | null {
  if (!from && !to) return null;
  const today = dayOf(new Date());
  const span = to === today && spans.find(({ days }) => from === addDays(today, 1 - days));
  return span ? span.value : ownDays;
}

interface DayFieldProps {
  label: string;
  day: string | null;
  min?: string | null;
  max?: string | null;
  onChoose: (day: string | null) => void;
}

/** A native date field. It keeps incomplete input, for example a partly typed year, and reports complete days only. */
function DayField({ label, day, min, max, onChoose }: DayFieldProps) {
  const [typed, setTyped] = useState(day ?? "");
  const [known, setKnown] = useState(day);
  if (known !== day) {
    setKnown(day);
    setTyped(day ?? "");
  }
  const type = (value: string) => {
    setTyped(value);
    if (value === "" || isDay(value)) onChoose(value || null);
  };
  return (
    <DateField
      label={label}
      type="date"
      value={typed}
      min={min ?? undefined}
      max={max ?? undefined}
      onChange={({ target }) => type(target.value)}
    />
  );
}
