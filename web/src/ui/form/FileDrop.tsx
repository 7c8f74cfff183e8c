import { useId, useState, type ChangeEvent, type DragEvent, type ReactNode } from "react";
import { css, styled } from "styled-components";
import { color, from, motion, radius, secondary, space, text } from "../../theme/tokens";

/** The whole area opens the file dialog. */
const large = css`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: clamp(${space[8]}, 6vw, ${space[12]}) ${space[5]};
  border-width: 1.5px;
  border-radius: ${radius.large};
  background: ${color.surface};
  text-align: center;

  &:hover {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:focus-within {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  > label {
    font-size: ${text.large};
  }
`;

/** Only the label opens the file dialog; the caller's progress and messages fit below it. */
const compact = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[3]};
  border-width: 1px;
  border-radius: ${radius.small};

  > label {
    position: relative;
    display: flex;
    align-items: center;
    gap: ${space[2]};
    width: fit-content;
    min-height: var(--target);
    padding-inline: ${space[2]};
    border-radius: ${radius.small};
    cursor: pointer;
  }
  > label:hover {
    background: ${color.accentSoft};
  }
  > label {
    &:focus-within {
      outline: 2px solid ${color.focus};
      outline-offset: 1px;
    }
  }
  > p {
    padding-inline: ${space[2]};
  }
  ${from.small} {
    padding-bottom: ${space[2]};
  }
`;

const Zone = styled.div<{ $compact: boolean }>`
  border-style: dashed;
  border-color: ${color.edge};
  transition:
    border-color ${motion.quick},
    background ${motion.quick};
  ${({ $compact }) => ($compact ? compact : large)}

  &[data-over="true"] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  > label {
    color: ${color.accentInk};
    font-weight: 550;
  }
  > p {
    ${secondary}
  }
  input {
    position: absolute;
    inset: 0;
    width: 100%;
    opacity: 0;
    cursor: pointer;
  }
`;

interface FileDropProps {
  label: ReactNode;
  hint: ReactNode;
  /** The accepted file types: `.csv,text/csv`. */
  accept: string;
  onChoose: (files: File[]) => void;
  /** Accepts several files at a time; by default only the first. */
  multiple?: boolean;
  compact?: boolean;
  /** Shown inside the area, below the label: progress, messages. */
  children?: ReactNode;
}

/** An area for choosing or dropping files. A file can be chosen again, because it may have changed. */
export function FileDrop({
  label,
  hint,
  accept,
  onChoose,
  multiple = false,
  compact = false,
  children,
}: FileDropProps) {
  const hintId = useId();
  const [over, setOver] = useState(false);
  const take = (list: FileList | null) => {
    const files = Array.from(list ?? []).slice(0, multiple ? undefined : 1);
    if (files.length > 0) onChoose(files);
  };

  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    currentTarget.value = ""; // otherwise choosing this file again fires no change event
  };
  const dragOver = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Zone
      $compact={compact}
      data-over={over}
      onDragOver={dragOver}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label>
        {label}
        <input type="file" accept={accept} multiple={multiple} aria-describedby={hintId} onChange={choose} />
      </label>
      <p id={hintId}>{hint}</p>
      {children}
    </Zone>
  );
}
