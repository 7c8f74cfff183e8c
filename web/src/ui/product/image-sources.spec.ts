import { imageSources } from "./ProductImage";

const folder = `/pictures/${"0123456789abcdef".repeat(2)}`;

it("offers an uploaded image in the lighter formats first, in every width that is stored", () => {
  expect(imageSources(`${folder}/1280.jpg`)).toEqual([
    {
      type: "image/avif",
      srcSet: `${folder}/320.avif 320w, ${folder}/640.avif 640w, ${folder}/1280.avif 1280w`,
    },
    {
      type: "image/webp",
      srcSet: `${folder}/320.webp 320w, ${folder}/640.webp 640w, ${folder}/1280.webp 1280w`,
    },
  ]);
});

it("offers no width that a small image isn't stored in", () => {
  expect(imageSources(`${folder}/320.jpg`).map(({ srcSet }) => srcSet)).toEqual([
    `${folder}/320.avif 320w`,
    `${folder}/320.webp 320w`,
  ]);
});

it("offers an image with transparency in the same formats", () => {
  expect(imageSources(`${folder}/320.webp`)).toEqual(imageSources(`${folder}/320.jpg`));
});

it.each([
  "/pictures/halyard.0a1b2c3d4e.svg",
  "https://example.com/pictures/0123456789abcdef0123456789abcdef/640.jpg",
  `${folder}/641.jpg`,
  "",
])("shows %j as it is", (image) => {
  expect(imageSources(image)).toEqual([]);
});
