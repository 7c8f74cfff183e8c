import { parseDescription as part } from "./parse-description";

describe("a description", () => {
  it("is separated into prose and specifications", () => {
    expect(
      part("A plane for end grain.\nMade since 1911.\nWeight: 1.7 kg\nSole: 245 mm, ground: both ways"),
    ).toEqual({
      paragraphs: ["A plane for end grain.", "Made since 1911."],
      specifications: [
        { term: "Weight", value: "1.7 kg" },
        { term: "Sole", value: "245 mm, ground: both ways" },
      ],
    });
  });

  it("keeps a colon in prose as prose", () => {
    expect(
      part("One thing: it holds.\nIt was tried for years. The result: it holds.").specifications,
    ).toEqual([]);
  });

  it("takes no address for a specification", () => {
    expect(part("See\nhttps://example.com/manual").paragraphs).toEqual(["See", "https://example.com/manual"]);
  });
});
