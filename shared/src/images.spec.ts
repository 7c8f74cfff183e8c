import { imageName, isPhoto, parseImageName } from "./images";
import { jpegOf } from "./jpeg-of";

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

it.each([
  [`/pictures/${hash}/640.jpg`, true],
  [`/pictures/${hash}/640.webp`, false],
  ["/pictures/halyard.0a1b2c3d4e.svg", false],
  ["https://example.com/halyard.svg", true],
  ["https://example.com/cut-out.webp", true],
  ["", true],
])("takes %j for a photo, which may have a ground of its own: %s", (image, photo) =>
  expect(isPhoto(image)).toBe(photo),
);

it.each([
  [`/pictures/${hash}/1280.webp`, `/pictures/${hash}/1280.jpg`],
  ["/pictures/halyard.0a1b2c3d4e.svg", "/pictures/halyard.0a1b2c3d4e.jpg"],
  ["https://example.com/halyard.svg", "https://example.com/halyard.svg"],
])("has %s as the JPEG %s", (image, jpeg) => expect(jpegOf(image)).toBe(jpeg));
