import { catalogueImages, catalogueImageUrl, sharedImage } from "./find-image";

it("has the share image of its product, from whichever side a drawing shows it", async () => {
  const [front, ...others] = ["", "--use", "--back"].map((view) =>
    catalogueImages().get(`halden-skerry-300${view}`),
  );
  if (!front) throw new Error("No front.");
  const shared = await sharedImage(front);
  for (const other of others) if (other) expect(await sharedImage(other)).toEqual(shared);
  expect(others).toHaveLength(2);
});

it("has an URL of its own for every drawing", () => {
  const urls = [...catalogueImages().keys()].map(catalogueImageUrl);
  expect(new Set(urls).size).toBe(catalogueImages().size);
});
