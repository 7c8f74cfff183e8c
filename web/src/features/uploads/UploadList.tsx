import { styled } from "styled-components";
import { uploadTexts as texts } from "@shop/shared/messages/en/common";
import { color, radius, space, text, truncated } from "../../theme/tokens";
import { Button } from "../../ui/form/Button";
import { iconButton } from "../../ui/form/icon-button-style";
import { X } from "../../ui/icons/icons";
import type { Upload } from "./use-image-uploads";

const List = styled.ul`
  display: grid;
  gap: ${space[2]};
`;

const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) auto auto;
  gap: ${space[1]} ${space[2]};
  align-items: center;
  padding: ${space[1]} ${space[1]} ${space[1]} ${space[3]};
  border: 1px solid ${color.line};
  border-radius: ${radius.small};
  font-size: ${text.small};

  bdi {
    display: block;
    ${truncated}
  }
  progress {
    display: block;
    width: 100%;
    height: ${space[2]};
    margin-top: ${space[1]};
    accent-color: ${color.accent};
  }
  p {
    color: ${color.badInk};
    font-weight: 500;
  }
`;

const Cancel = styled.button`
  ${iconButton}
  grid-column: 3;
`;

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (upload: Upload) => void;
  onRemove: (upload: Upload) => void;
}

/** The files that wait, are being sent, or have failed, each with its progress or the reason. */
export function UploadList({ uploads, onRetry, onRemove }: UploadListProps) {
  if (uploads.length === 0) return null;
  return (
    <List aria-label={texts.list}>
      {uploads.map((upload) => (
        <Row key={upload.id}>
          <div>
            <bdi title={upload.file.name}>{upload.file.name}</bdi>
            {upload.failure === null ? (
              <progress value={upload.share} aria-label={texts.progress(upload.file.name)} />
            ) : (
              <p role="alert">{upload.failure}</p>
            )}
          </div>
          {upload.failure !== null && upload.canRetry && (
            <Button variant="secondary" onClick={() => onRetry(upload)}>
              {texts.retry}
            </Button>
          )}
          <Cancel
            type="button"
            aria-label={(upload.failure === null ? texts.cancel : texts.dismiss)(upload.file.name)}
            onClick={() => onRemove(upload)}
          >
            <X size={20} aria-hidden />
          </Cancel>
        </Row>
      ))}
    </List>
  );
}
