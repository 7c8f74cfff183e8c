import { textOf } from "./text-of";

it("keeps characters whose bytes arrive in different chunks", async () => {
  const text = "Ø 40 mm – “Café” \u202e𝄞";
  // oxlint-disable-next-line typescript/require-await
  async function* chunks() {
    for (const byte of Buffer.from(text)) yield Uint8Array.of(byte);
  }
  expect(await textOf(chunks())).toBe(text);
});
