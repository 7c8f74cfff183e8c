import { imageName, parseImageName } from "./images";

const hash = "0123456789abcdef".repeat(2);

it("reads the names that it gives", () => {
  expect(parseImageName(imageName(hash, 640, "webp"))).toEqual({ hash, width: 640, format: "webp" });
});

it.each([
  `${hash}/641.jpg`,
  `${hash}/640.png`,
  `${hash.toUpperCase()}/640.jpg`,
  `${hash}/640.jpg/..`,
  "../640.jpg",
  "",
])("gives no image the name %j", (name) => expect(parseImageName(name)).toBeUndefined());
