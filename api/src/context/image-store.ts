/**
 * Where uploaded pictures are kept, by name. What stands under a name never changes, so that several processes may keep
 * the same one at once, and whoever has read it may keep it for good.
 */
export interface ImageStore {
  /** Keeps it; whoever reads meanwhile finds nothing, or all of it. */
  put(name: string, bytes: Buffer, mediaType: string): Promise<void>;
  /** What stands under the name, or null. */
  get(name: string): Promise<Buffer | null>;
  has(name: string): Promise<boolean>;
}
