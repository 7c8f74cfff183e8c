import { megabytes } from "@shop/shared/bytes";
import { MAX_IMAGE_BYTES, UPLOAD_FORMATS, uploadMediaTypes } from "@shop/shared/images";
import { styled } from "styled-components";
import { imageTexts } from "../../../../messages/product-form";
import { color, space, text } from "../../../../theme/tokens";
import { FileDrop } from "../../../../ui/form/FileDrop";
import { ImageUp } from "../../../../ui/icons/upload-icon";
import { useImageUpload, type UploadState } from "./use-image-upload";

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

interface ImageUploadProps {
  label?: string;
  onUploaded: (imageUrl: string) => void;
}

/** Uploads an image that was chosen, photographed or dropped. */
export function ImageUpload({ label = "Upload a picture", onUploaded }: ImageUploadProps) {
  const { state, upload } = useImageUpload(onUploaded);
  return (
    <FileDrop
      compact
      label={
        <>
          <ImageUp size={20} aria-hidden />
          {label}
        </>
      }
      hint={
        <>
          <DropHint>{imageTexts.drop} </DropHint>
          {imageTexts.limits(UPLOAD_FORMATS, megabytes(MAX_IMAGE_BYTES))}
        </>
      }
      accept={uploadMediaTypes.join()}
      onChoose={(file) => void upload(file)}
    >
      {state.status === "sending" && <Progress value={state.share} aria-label={imageTexts.sending} />}
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
