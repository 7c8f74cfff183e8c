import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { groupLimits } from "@shop/shared/product-group";
import { useState, type PointerEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, from, radius, shadow, space } from "../../../theme/tokens";
import { Button } from "../../../ui/form/Button";
import { TextField } from "../../../ui/form/Field";
import { IconButton } from "../../../ui/form/IconButton";
import { Input } from "../../../ui/form/Input";
import { Menu, X } from "../../../ui/icons/icons";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { MoveButtons } from "../parts/MoveButtons";
import { useKeepFocus } from "../parts/use-keep-focus";
import { moveItem, useDragOrder } from "../parts/use-drag-order";
import {
  inOrder,
  newOption,
  splitValues,
  withValues,
  type GroupEntry,
  type GroupErrors,
  type OptionEntry,
} from "./group-entry";

const Row = styled.li`
  display: grid;
  gap: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surface};

  &[data-dragged] {
    box-shadow: ${shadow.floating};
  }
`;

const Option = styled(Row)`
  padding: ${space[3]};
  border: 1px solid ${color.line};
`;

const Line = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto auto;
  gap: ${space[1]};
  align-items: end;
`;

const Handle = styled.span`
  display: grid;
  place-items: center;
  width: 1.5rem;
  height: var(--target);
  color: ${color.muted};
  cursor: grab;
  touch-action: none;
`;

const List = styled.ol`
  display: grid;
  gap: ${space[3]};
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

interface SortableProps<Item extends { key: string; name: string }> {
  items: readonly Item[];
  /** Completes the labels of items without a name. */
  fallback: (place: number) => string;
  onMove: (items: readonly Item[]) => void;
  render: (
    item: Item,
    place: number,
    controls: { handle: ReactNode; move: ReactNode },
    isDragged: boolean,
  ) => ReactNode;
}

/** A list whose elements are moved by dragging a handle, or with buttons. Announces each move. */
function Sortable<Item extends { key: string; name: string }>(props: SortableProps<Item>) {
  const { items, fallback, onMove, render } = props;
  const [said, setSaid] = useState("");
  const keepFocus = useKeepFocus(items);
  const move = (from: number, to: number) => {
    const { key, name } = items[from] as Item;
    keepFocus(key);
    onMove(moveItem(items, from, to));
    setSaid(texts.moved(name || fallback(from + 1), to + 1, items.length));
  };
  const { dragged, handleOf, area } = useDragOrder(move);
  return (
    <>
      <List {...area}>
        {items.map((item, at) =>
          render(
            item,
            at,
            {
              handle: <DragHandle {...handleOf(at)} />,
              move: (
                <MoveButtons
                  name={item.name || fallback(at + 1)}
                  labels={texts}
                  up={at > 0 ? () => move(at, at - 1) : undefined}
                  down={at < items.length - 1 ? () => move(at, at + 1) : undefined}
                />
              ),
            },
            dragged === at,
          ),
        )}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

function DragHandle(handle: { onPointerDown: (event: PointerEvent) => void }) {
  return (
    <Handle {...handle} title={texts.drag} aria-hidden>
      <Menu size={18} />
    </Handle>
  );
}

interface OptionFieldsProps {
  entry: GroupEntry;
  errors: GroupErrors;
  onChange: (entry: GroupEntry) => void;
}

/** The options of a group with their values, in order. */
export function OptionFields({ entry, errors, onChange }: OptionFieldsProps) {
  const change = (options: readonly OptionEntry[]) => onChange({ ...entry, options });
  const edit = (key: string, edited: Partial<OptionEntry>) =>
    change(entry.options.map((option) => (option.key === key ? { ...option, ...edited } : option)));

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
        render={(option, at, { handle, move }, isDragged) => (
          <Option key={option.key} data-key={option.key} data-dragged={isDragged || undefined}>
            <Line>
              {handle}
              <TextField
                label={texts.optionN(at + 1)}
                name={`options.${at}`}
                autoComplete="off"
                value={option.name}
                error={errorOf(at)}
                onChange={({ target }) => edit(option.key, { name: target.value })}
              />
              {move}
              <RemoveButton
                label={texts.removeOption(option.name || texts.optionN(at + 1))}
                disabled={entry.options.length === 1}
                onRemove={() => change(entry.options.filter(({ key }) => key !== option.key))}
              />
            </Line>
            <Values
              option={option}
              onAdd={(names) => onChange(withValues(entry, option.key, names))}
              onEdit={(values) => edit(option.key, { values })}
              onMove={(values) =>
                onChange(
                  inOrder({
                    ...entry,
                    options: entry.options.map((each) =>
                      each.key === option.key ? { ...each, values } : each,
                    ),
                  }),
                )
              }
            />
          </Option>
        )}
      />
      {entry.options.length < groupLimits.options && (
        <div>
          <Button variant="secondary" onClick={() => change([...entry.options, newOption()])}>
            {texts.addOption}
          </Button>
        </div>
      )}
    </>
  );
}

interface RemoveButtonProps {
  label: string;
  disabled?: boolean;
  onRemove: () => void;
}

function RemoveButton({ label, disabled = false, onRemove }: RemoveButtonProps) {
  return (
    <IconButton
      type="button"
      aria-label={label}
      title={label}
      aria-disabled={disabled || undefined}
      onClick={disabled ? undefined : onRemove}
    >
      <X size={18} aria-hidden />
    </IconButton>
  );
}

interface ValuesProps {
  option: OptionEntry;
  onAdd: (names: readonly string[]) => void;
  onEdit: (values: OptionEntry["values"]) => void;
  onMove: (values: OptionEntry["values"]) => void;
}

function Values({ option, onAdd, onEdit, onMove }: ValuesProps) {
  const [typed, setTyped] = useState("");
  const { values } = option;
  const add = () => {
    onAdd(splitValues(typed));
    setTyped("");
  };
  return (
    <Indented>
      {values.length > 0 && (
        <Sortable
          items={values}
          fallback={() => texts.value}
          onMove={onMove}
          render={(value, at, { handle, move }, isDragged) => (
            <Row key={value.key} data-key={value.key} data-dragged={isDragged || undefined}>
              <Line>
                {handle}
                <Input
                  aria-label={`${option.name || texts.option}: ${texts.value} ${at + 1}`}
                  autoComplete="off"
                  value={value.name}
                  onChange={({ target }) =>
                    onEdit(
                      values.map((each) => (each.key === value.key ? { ...each, name: target.value } : each)),
                    )
                  }
                />
                {move}
                <RemoveButton
                  label={texts.removeValue(value.name)}
                  onRemove={() => onEdit(values.filter(({ key }) => key !== value.key))}
                />
              </Line>
            </Row>
          )}
        />
      )}
      <AddValues>
        <TextField
          label={texts.addValues}
          placeholder={texts.addValuesHint}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={add}
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
