/**
 * Stores uploaded images by name. A name's content never changes, so that several processes may write it concurrently,
 * and readers may cache it forever.
 */
export interface ImageStore {
  /** Stores an image atomically: a concurrent reader finds nothing, or the complete image. */
  put(name: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** The content of the name, or null. */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
  /** Removes images; ignores names without an image. */
  remove(names: readonly string[]): Promise<void>;
}
