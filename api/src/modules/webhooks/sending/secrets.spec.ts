import { createSecretBox, newSecret } from "./secrets";

it("opens the secrets it has sealed, and hides them", () => {
  const box = createSecretBox("a secret of the tests");
  const secret = newSecret();
  const sealed = box.seal(secret);
  expect(box.open(sealed)).toBe(secret);
  expect(sealed).not.toContain(secret.slice(6, 20));
  expect(box.seal(secret)).not.toBe(sealed);
});

it("opens nothing that was sealed with another key, or changed", () => {
  const sealed = createSecretBox("one").seal("whsec_x");
  expect(createSecretBox("other").open(sealed)).toBeNull();
  const bytes = Buffer.from(sealed, "base64");
  bytes[bytes.length - 1] = (bytes.at(-1) as number) ^ 1;
  expect(createSecretBox("one").open(bytes.toString("base64"))).toBeNull();
  expect(createSecretBox("one").open("")).toBeNull();
});
