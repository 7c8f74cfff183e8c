import { createRequire } from "node:module";
import type * as S3 from "@aws-sdk/client-s3";
import { DomainError } from "../../../errors";
import type { ImageStore } from "../../../context/image-store";

/** A bucket of S3, or of anything that speaks its protocol. */
export interface S3Settings {
  bucket: string;
  region: string;
  /** Where it is, if not at Amazon. */
  endpoint: string | undefined;
  /** Undefined: whatever the machine is allowed, as Amazon's own tools find it. */
  credentials: { accessKeyId: string; secretAccessKey: string } | undefined;
  /** The bucket is part of the path and not of the host's name. */
  pathStyle: boolean;
}

/** How long the bucket may take to be reached and to answer, in ms, at each of its attempts. */
const CONNECTING_MS = 3_000;
const ANSWERING_MS = 10_000;
const ATTEMPTS = 3;

/** The bucket can't be reached, or refuses us. The shop goes on without pictures. */
export class ImagesUnavailable extends DomainError {
  constructor(cause: unknown) {
    super("SERVICE_UNAVAILABLE", "Pictures can't be read or kept right now. Try again in a moment.");
    this.cause = cause;
  }
}

/** Pictures in a bucket, for a shop that runs on several machines. */
export class S3Store implements ImageStore {
  /** Amazon's library takes a while to load: only where there is a bucket, and somebody asks for a picture. */
  private opened: { s3: typeof S3; client: S3.S3Client } | undefined;

  constructor(private readonly settings: S3Settings) {}

  async put(name: string, bytes: Buffer, mediaType: string): Promise<void> {
    const { s3, client } = this.open();
    const command = new s3.PutObjectCommand({ ...this.at(name), Body: bytes, ContentType: mediaType });
    await client.send(command).catch(unavailable);
  }

  async get(name: string): Promise<Buffer | null> {
    const { s3, client } = this.open();
    try {
      const found = await client.send(new s3.GetObjectCommand(this.at(name)));
      return Buffer.from((await found.Body?.transformToByteArray()) ?? []);
    } catch (error) {
      return nullIfMissing(error);
    }
  }

  async has(name: string): Promise<boolean> {
    const { s3, client } = this.open();
    return (await client.send(new s3.HeadObjectCommand(this.at(name))).catch(nullIfMissing)) !== null;
  }

  private at(name: string) {
    return { Bucket: this.settings.bucket, Key: `pictures/${name}` };
  }

  private open() {
    return (this.opened ??= connect(this.settings));
  }
}

function connect({ region, endpoint, credentials, pathStyle }: S3Settings) {
  const s3 = createRequire(__filename)("@aws-sdk/client-s3") as typeof S3;
  const client = new s3.S3Client({
    region,
    forcePathStyle: pathStyle,
    maxAttempts: ATTEMPTS,
    ...(endpoint && { endpoint }),
    ...(credentials && { credentials }),
    requestHandler: { connectionTimeout: CONNECTING_MS, requestTimeout: ANSWERING_MS },
    // others that speak S3 don't know Amazon's newer checksums
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
  return { s3, client };
}

function unavailable(cause: unknown): never {
  throw new ImagesUnavailable(cause);
}

/** No such object is an answer; no such bucket is not. */
function nullIfMissing(error: unknown): null {
  const { name } = error as Error;
  return name === "NoSuchKey" || name === "NotFound" ? null : unavailable(error);
}
