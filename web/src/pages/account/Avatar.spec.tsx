import { fireEvent, render } from "@testing-library/react";
import { Avatar } from "./profile/AboutYou";

it("shows a person's photo, and their initial where it can't be fetched", () => {
  const { container } = render(<Avatar name="ada" photoUrl="/ada.jpg" />);
  const photo = container.querySelector("img");
  expect(photo?.getAttribute("src")).toBe("/ada.jpg");
  if (photo) fireEvent.error(photo);
  expect(container.textContent).toBe("A");
});

it("shows the initial of a user without a photo", () => {
  expect(render(<Avatar name="ålesund" photoUrl={null} />).container.textContent).toBe("Å");
});
