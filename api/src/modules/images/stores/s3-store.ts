import { serverTexts } from "@shop/shared/messages/server";
import {
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from "@aws-sdk/client-s3";
import { DomainError } from "../../../errors";
import type { ImageStore } from "../../../context/image-store";

/** The settings of a bucket at S3 or a compatible provider. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** The endpoint of a provider other than Amazon. */
  endpoint: string | undefined;
  /** Undefined: the machine's credentials, found as Amazon's own tools find them. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** Whether the bucket is part of the path instead of the host name. */
  pathStyle: boolean;
}

/** The time limits for connecting to the bucket and for its answer, in ms, at each attempt. */
const CONNECTING_MS = 3_000;
const ANSWERING_MS = 10_000;
const ATTEMPTS = 3;

/** The bucket can't be reached or refuses access. The shop keeps working without images. */
export class ImagesUnavailable extends DomainError {
  constructor(cause: unknown) {
    super("SERVICE_UNAVAILABLE", serverTexts().adminRefusals.uploadRefusals.noImages);
    this.cause = cause;
  }
}

/** Stores images in a bucket, for a shop that runs on several machines. */
export class S3Store implements ImageStore {
  /** Opened at the first request for an image, because Amazon's library is slow to load. */
  private opened: S3Client | undefined;

  constructor(private readonly settings: S3Settings) {}

  async put(name: string, bytes: Buffer, mediaType: string): Promise<void> {
    const client = this.open();
    const command = new PutObjectCommand({ ...this.at(name), Body: bytes, ContentType: mediaType });
    await client.send(command).catch(unavailable);
  }

  async get(name: string): Promise<Buffer | null> {
    const client = this.open();
    try {
      const found = await client.send(new GetObjectCommand(this.at(name)));
      return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    } catch (error) {
      return nullIfMissing(error);
    }
  }

  async remove(names: readonly string[]): Promise<void> {
    const client = this.open();
    for (const name of names) await client.send(new DeleteObjectCommand(this.at(name))).catch(nullIfMissing);
  }

  async has(name: string): Promise<boolean> {
    const client = this.open();
    return (await client.send(new HeadObjectCommand(this.at(name))).catch(nullIfMissing)) !== null;
  }

  private at(name: string) {
    return { Bucket: this.settings.bucket, Key: `pictures/${name}` };
  }

  private open() {
    return (this.opened ??= connect(this.settings));
  }
}

function connect({ region, endpoint, credentials, pathStyle }: S3Settings) {
  return new S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: CONNECTING_MS, requestTimeout: ANSWERING_MS },
    // other providers don't support Amazon's newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}

function unavailable(cause: unknown): never {
  throw new ImagesUnavailable(cause);
}

/** Whether the object doesn't exist; a missing bucket is an error. */
function nullIfMissing(error: unknown): null {
  const { name } = error as Error;
  return name === "NoSuchKey" || name === "NotFound" ? null : unavailable(error);
}
