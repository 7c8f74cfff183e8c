import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { groupLimits } from "@shop/shared/product-group";
import { styled } from "styled-components";
import { color, from, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";
import { Input } from "../../../ui/form/Input";
import { Sortable, SortableLine, SortableRow } from "../parts/Sortable";
import {
  inOrder,
  newOption,
  splitValues,
  withOption,
  withTyped,
  withValues,
  type GroupEntry,
  type GroupErrors,
  type OptionEntry,
} from "./group-entry";

const Option = styled(SortableRow)`
  padding: ${space[3]};
  border: 1px solid ${color.line};
`;

/** On a phone a name has the whole width, above its handle and its buttons. */
const Line = styled(SortableLine)`
  > :nth-child(2) {
    grid-row: 1;
    grid-column: 1 / -1;
  }
  ${from.medium} {
    > :nth-child(2) {
      grid-column: 2;
    }
  }
`;

/** The values are below their option. */
const Indented = styled.div`
  display: grid;
  gap: ${space[3]};

  ${from.medium} {
    padding-left: ${space[8]};
  }
`;

const AddValues = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto;
  gap: ${space[2]};
  align-items: end;
`;

interface OptionFieldsProps {
  entry: GroupEntry;
  errors: GroupErrors;
  onChange: (entry: GroupEntry) => void;
}

/** The options of a group with their values, in order. */
export function OptionFields({ entry, errors, onChange }: OptionFieldsProps) {
  const addOption = () => {
    const all = withTyped(entry);
    onChange({ ...all, options: [...all.options, newOption()] });
  };
  const edit = (key: string, edited: Partial<OptionEntry>) => onChange(withOption(entry, key, edited));

  const errorOf = (at: number) => {
    const error = errors[`options.${at}`];
    return error && texts.wrong(texts.optionN(at + 1), error);
  };

  return (
    <>
      <Sortable
        items={entry.options}
        fallback={texts.optionN}
        onMove={(options) => onChange(inOrder({ ...entry, options }))}
        row={Option}
        line={Line}
        content={({ key, name }, at) => (
          <TextField
            label={texts.optionN(at + 1)}
            name={`options.${at}`}
            autoComplete="off"
            value={name}
            error={errorOf(at)}
            onChange={({ target }) => edit(key, { name: target.value })}
          />
        )}
        below={(option) => (
          <Values
            option={option}
            onAdd={(names) => onChange(withValues(entry, option.key, names))}
            onEdit={(edited) => edit(option.key, edited)}
            onMove={(values) => onChange(inOrder(withOption(entry, option.key, { values })))}
          />
        )}
        removal={(option, at) => ({
          label: texts.removeOption(option.name || texts.optionN(at + 1)),
          disabled: entry.options.length === 1,
          onRemove: () =>
            onChange({ ...entry, options: entry.options.filter(({ key }) => key !== option.key) }),
        })}
      />
      {entry.options.length < groupLimits.options && (
        <div>
          <Button variant="secondary" onClick={addOption}>
            {texts.addOption}
          </Button>
        </div>
      )}
    </>
  );
}

interface ValuesProps {
  option: OptionEntry;
  onAdd: (names: readonly string[]) => void;
  onEdit: (edited: Partial<OptionEntry>) => void;
  onMove: (values: OptionEntry["values"]) => void;
}

function Values({ option, onAdd, onEdit, onMove }: ValuesProps) {
  const { values, typed } = option;
  const add = () => typed && onAdd(splitValues(typed));
  const rename = (key: string, name: string) =>
    onEdit({ values: values.map((each) => (each.key === key ? { ...each, name } : each)) });
  return (
    <Indented>
      {values.length > 0 && (
        <Sortable
          items={values}
          fallback={() => texts.value}
          onMove={onMove}
          line={Line}
          content={({ key, name }, at) => (
            <Input
              aria-label={`${option.name || texts.option}: ${texts.value} ${at + 1}`}
              autoComplete="off"
              value={name}
              onChange={({ target }) => rename(key, target.value)}
            />
          )}
          removal={(value) => ({
            label: texts.removeValue(value.name),
            onRemove: () => onEdit({ values: values.filter(({ key }) => key !== value.key) }),
          })}
        />
      )}
      <AddValues>
        <TextField
          label={texts.addValues}
          placeholder={texts.addValuesHint}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => onEdit({ typed: target.value })}
          onBlur={({ relatedTarget }) => {
            // new rows would move a button away from the press on it
            if (!(relatedTarget instanceof HTMLButtonElement)) add();
          }}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault(); // adds the values, and doesn't send the form
            add();
          }}
        />
        <Button variant="secondary" onClick={add}>
          {texts.add}
        </Button>
      </AddValues>
    </Indented>
  );
}
