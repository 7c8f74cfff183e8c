import { useId, useState, type ChangeEvent, type DragEvent } from "react";
import { styled } from "styled-components";
import { color, from, motion, radius, space, text } from "../../../../theme/tokens";
import { useImageUpload, type UploadState } from "./use-image-upload";
import { ImageUp } from "../../../../ui/icons/icons";

/** Not HEIC: a phone that keeps its pictures so sends a JPEG instead. */
const formats = "image/jpeg,image/png,image/webp,image/avif,image/gif";

const Zone = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[2]};
  padding: ${space[2]} ${space[2]} ${space[3]};
  border: 1px dashed ${color.edge};
  border-radius: ${radius.small};
  transition:
    border-color ${motion.quick},
    background ${motion.quick};

  &[data-over="true"] {
    border-color: ${color.accent};
    background: ${color.accentSoft};
  }
  progress {
    width: 100%;
    height: ${space[2]};
    margin-inline: ${space[2]};
    accent-color: ${color.accent};
  }
  ${from.small} {
    padding-bottom: ${space[2]};
  }
`;

const Choice = styled.label`
  position: relative;
  display: flex;
  align-items: center;
  gap: ${space[2]};
  width: fit-content;
  min-height: var(--target);
  padding-inline: ${space[2]};
  border-radius: ${radius.small};
  color: ${color.accentInk};
  font-weight: 550;
  cursor: pointer;

  &:hover {
    background: ${color.accentSoft};
  }
  &:has(:focus-visible) {
    outline: 2px solid ${color.focus};
    outline-offset: 1px;
  }
  input {
    position: absolute;
    inset: 0;
    opacity: 0;
    cursor: pointer;
  }
`;

const Hint = styled.p`
  padding-inline: ${space[2]};
  color: ${color.muted};
  font-size: ${text.small};

  /* A finger drops nothing. */
  @media (hover: none) {
    span {
      display: none;
    }
  }
`;

const Words = styled.p<{ $bad?: boolean }>`
  flex-basis: 100%;
  padding-inline: ${space[2]};
  color: ${({ $bad }) => ($bad ? color.badInk : color.muted)};
  font-size: ${text.small};
  font-weight: ${({ $bad }) => ($bad ? 500 : 400)};

  /* Announcements that wait for words take no room. */
  &:empty {
    position: absolute;
  }
`;

/** Takes a picture from the device, chosen, photographed or dropped, and tells its address when the shop has it. */
export function ImageUpload({ onUploaded }: { onUploaded: (address: string) => void }) {
  const { state, upload } = useImageUpload(onUploaded);
  const [over, setOver] = useState(false);
  const hint = useId();
  const take = (files: FileList | null) => files?.[0] && void upload(files[0]);

  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    take(target.files);
    target.value = ""; // the same file may be chosen again
  };
  const hover = (event: DragEvent) => {
    event.preventDefault();
    setOver(true);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    take(event.dataTransfer.files);
  };

  return (
    <Zone data-over={over} onDragOver={hover} onDragLeave={() => setOver(false)} onDrop={drop}>
      <Choice>
        <ImageUp size={20} aria-hidden />
        Upload a picture
        <input type="file" accept={formats} aria-describedby={hint} onChange={choose} />
      </Choice>
      <Hint id={hint}>
        <span>Or drop one here. </span>JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.
      </Hint>
      {state.status === "sending" && <progress value={state.share} aria-label="Sending the picture" />}
      <Words role="status">{progressOf(state)}</Words>
      <Words role="alert" $bad>
        {state.status === "failed" && state.message}
      </Words>
    </Zone>
  );
}

function progressOf(state: UploadState): string {
  if (state.status === "done") return "The picture is uploaded.";
  if (state.status !== "sending") return "";
  return state.share < 1 ? "Sending the picture…" : "Preparing the picture…";
}
