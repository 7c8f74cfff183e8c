import { styled } from "styled-components";
import { color, space, text } from "../../../../theme/tokens";
import { FileDrop } from "../../../../ui/form/FileDrop";
import { ImageUp } from "../../../../ui/icons/icons";
import { useImageUpload, type UploadState } from "./use-image-upload";

/** HEIC is left out, so that a phone that stores HEIC converts the photo to JPEG. */
const formats = "image/jpeg,image/png,image/webp,image/avif,image/gif";

const Progress = styled.progress`
  width: 100%;
  height: ${space[2]};
  margin-inline: ${space[2]};
  accent-color: ${color.accent};
`;

/** Touch screens can't drop files. */
const DropHint = styled.span`
  @media (hover: none) {
    display: none;
  }
`;

const Message = styled.div<{ $bad?: boolean }>`
  flex-basis: 100%;
  padding-inline: ${space[2]};
  color: ${({ $bad }) => ($bad ? color.badInk : color.muted)};
  font-size: ${text.small};
  font-weight: ${({ $bad }) => ($bad ? 500 : 400)};

  /* An empty live region takes no space. */
  &:empty {
    position: absolute;
  }
`;

/** Uploads an image that was chosen, photographed or dropped. */
export function ImageUpload({ onUploaded }: { onUploaded: (imageUrl: string) => void }) {
  const { state, upload } = useImageUpload(onUploaded);
  return (
    <FileDrop
      compact
      label={
        <>
          <ImageUp size={20} aria-hidden />
          Upload a picture
        </>
      }
      hint={
        <>
          <DropHint>Or drop one here. </DropHint>JPEG, PNG, WebP, AVIF or GIF, up to 10 MB.
        </>
      }
      accept={formats}
      onChoose={(file) => void upload(file)}
    >
      {state.status === "sending" && <Progress value={state.share} aria-label="Sending the picture" />}
      <Message role="status">{progressOf(state)}</Message>
      <Message role="alert" $bad>
        {state.status === "failed" && state.message}
      </Message>
    </FileDrop>
  );
}

function progressOf(state: UploadState): string {
  if (state.status === "done") return "The picture is uploaded.";
  if (state.status !== "sending") return "";
  return state.share < 1 ? "Sending the picture…" : "Preparing the picture…";
}
