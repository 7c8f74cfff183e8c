import { groupTexts as texts } from "@shop/shared/messages/en/admin-groups";
import { useState, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, radius, shadow, space } from "../../../theme/tokens";
import { IconButton } from "../../../ui/form/IconButton";
import { Menu, X } from "../../../ui/icons/icons";
import { VisuallyHidden } from "../../../ui/layout/VisuallyHidden";
import { MoveButtons } from "./MoveButtons";
import { moveItem, useDragOrder } from "./use-drag-order";
import { useKeepFocus } from "./use-keep-focus";

/** An element of a sortable list. */
export const SortableRow = styled.li`
  display: grid;
  gap: ${space[3]};
  border-radius: ${radius.small};
  background: ${color.surface};

  &[data-dragged] {
    box-shadow: ${shadow.floating};
  }
`;

/** The handle, the content and the buttons of an element. */
export const SortableLine = styled.div`
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

interface SortableProps<Item extends { key: string; name: string }> {
  items: readonly Item[];
  /** The list's name for screen readers, if its surroundings don't name it. */
  label?: string;
  /** Completes the labels of items without a name. */
  fallback: (place: number) => string;
  onMove: (items: readonly Item[]) => void;
  /** The look of an element, and of its line. */
  row?: typeof SortableRow;
  line?: typeof SortableLine;
  /** The content between the handle and the buttons, and what is below the line. */
  content: (item: Item, place: number) => ReactNode;
  below?: (item: Item, place: number) => ReactNode;
  removal: (item: Item, place: number) => RemoveButtonProps;
}

/** A list whose elements are moved by dragging a handle, or with buttons. Announces each move. */
export function Sortable<Item extends { key: string; name: string }>(props: SortableProps<Item>) {
  const { items, label, fallback, onMove, content, below, removal } = props;
  const { row: Row = SortableRow, line: Line = SortableLine } = props;
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
      <List {...area} aria-label={label}>
        {items.map((item, at) => (
          <Row key={item.key} data-key={item.key} data-dragged={dragged === at || undefined}>
            <Line>
              <Handle {...handleOf(at)} title={texts.drag} aria-hidden>
                <Menu size={18} />
              </Handle>
              {content(item, at)}
              <MoveButtons
                name={item.name || fallback(at + 1)}
                labels={texts}
                up={at > 0 ? () => move(at, at - 1) : undefined}
                down={at < items.length - 1 ? () => move(at, at + 1) : undefined}
              />
              <RemoveButton {...removal(item, at)} />
            </Line>
            {below?.(item, at)}
          </Row>
        ))}
      </List>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </>
  );
}

interface RemoveButtonProps {
  label: string;
  disabled?: boolean;
  onRemove: () => void;
}

/** Takes an element out of a list. */
export function RemoveButton({ label, disabled = false, onRemove }: RemoveButtonProps) {
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
