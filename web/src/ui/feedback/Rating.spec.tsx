import { render, screen } from "@testing-library/react";
import { Rating, toHalfStars } from "./Rating";

describe("a rating", () => {
  it.each([
    [4.8, 5],
    [4.74, 4.5],
    [3.25, 3.5],
    [0.2, 0],
    [9, 5],
    [-1, 0],
  ])("of %p is drawn with %p stars", (rating, stars) => expect(toHalfStars(rating)).toBe(stars));

  it("is said with its number", () => {
    render(<Rating value={4.5} />);
    expect(screen.getByRole("img", { name: "Rated 4.5 out of 5" })).toBeTruthy();
  });
});
