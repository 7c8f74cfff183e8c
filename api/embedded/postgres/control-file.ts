/** Less than a sector, so that PostgreSQL can write it atomically. */
const LONGEST_BYTES = 512;

/** The system's number, versions and the state of the server precede the checksum in every version. */
const SHORTEST_BYTES = 32;

/**
 * Whether a copy of PostgreSQL's `pg_control` is complete, and wasn't read while being written. The file ends with the CRC-32C of the
 * preceding bytes, then zeros; its length depends on PostgreSQL's version.
 */
export function isCompleteControlFile(content: Buffer): boolean {
  let crc = 0xffffffff;
  for (let at = 0; at + 4 <= Math.min(content.length, LONGEST_BYTES); at += 1) {
    const found = content.readUInt32LE(at);
    if (at >= SHORTEST_BYTES && found !== 0 && found === (crc ^ 0xffffffff) >>> 0)
      return isZero(content.subarray(at + 4));
    crc = (CRC_32C[(crc ^ (content[at] as number)) & 0xff] as number) ^ (crc >>> 8);
  }
  return false;
}

const isZero = (rest: Buffer) => rest.every((byte) => byte === 0);

/** The table of CRC-32C (Castagnoli), reflected. */
const CRC_32C = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0x82f63b78 : value >>> 1;
  return value;
});
