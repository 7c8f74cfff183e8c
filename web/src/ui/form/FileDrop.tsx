import { useId, useState, type DragEvent, type ReactNode } from "react";
import { styled } from "styled-components";
import { color, motion, radius, space, text } from "../../theme/tokens";

const Zone = styled.div`
  position: relative;
  display: grid;
  justify-items: center;
  gap: ${space[2]};
  padding: clamp(${space[8]}, 6vw, ${space[12]}) ${space[5]};
  border: 1.5px dashed ${color.edge};
  border-radius: ${radius.large};
  background: ${color.surface};
  text-align: center;
  transition:
    border-color ${motion.quick},
    background ${motion.quick};

  &:hover,
  &[data-over="true"] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 2px;
  }
  label {
    color: ${color.accentInk};
    font-size: ${text.large};
    font-weight: 550;
  }
  p {
    color: ${color.muted};
    font-size: ${text.small};
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
  /** Which files are offered: `.csv,text/csv`. */
  accept: string;
  onChoose: (file: File) => void;
}

/** Takes one file, chosen or dropped. The same one may be chosen again, for it may have changed. */
export function FileDrop({ label, hint, accept, onChoose }: FileDropProps) {
  const id = useId();
  const [over, setOver] = useState(false);
  const take = (files: FileList | null) => files?.[0] && onChoose(files[0]);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Zone
      data-over={over}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <label htmlFor={id}>{label}</label>
      <p id={`${id}-hint`}>{hint}</p>
      <input
        id={id}
        type="file"
        accept={accept}
        aria-describedby={`${id}-hint`}
        onChange={({ currentTarget }) => {
          take(currentTarget.files);
          currentTarget.value = "";
        }}
      />
    </Zone>
  );
}
