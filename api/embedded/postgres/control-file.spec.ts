import { isCompleteControlFile } from "./control-file";

it("distinguishes a control file by its checksum from one that was read while it was written", () => {
  const content = Buffer.alloc(8192);
  content.writeUInt32LE(0x8a9136aa, 32); // RFC 3720, B.4: the CRC-32C of 32 zeros
  expect(isCompleteControlFile(content)).toBe(true);
  content[3] = 1;
  expect(isCompleteControlFile(content)).toBe(false);
  expect(isCompleteControlFile(Buffer.alloc(8192))).toBe(false);
  expect(isCompleteControlFile(Buffer.alloc(0))).toBe(false);
});
