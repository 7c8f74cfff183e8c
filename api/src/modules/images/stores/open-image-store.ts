import { join } from "node:path";
import { FolderStore } from "./folder-store";
import type { ImageStore } from "../../../context/image-store";
import { S3Store, type S3Settings } from "./s3-store";

/** Opens the store: the bucket if one is configured, otherwise the data folder. */
export function openImageStore(dataDir: string, s3: S3Settings | undefined): ImageStore {
  return s3 ? new S3Store(s3) : new FolderStore(join(dataDir, "pictures"));
}
