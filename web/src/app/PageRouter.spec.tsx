import { act, render } from "@testing-library/react";
import { useLocation } from "react-router-dom";
import { openHistory, PageRouter } from "./PageRouter";

/** The URLs that were rendered. */
const rendered: string[] = [];
beforeEach(() => (rendered.length = 0));

function Place() {
  const { pathname, search } = useLocation();
  rendered.push(pathname + search);
  return null;
}

it("renders the URL of the server's HTML first, then where the visitor went before React rendered", async () => {
  history.replaceState(null, "", "/blog?a=1");
  const opened = openHistory();
  history.replaceState(null, "", "/portfolio"); // as Back does
  await act(async () => {
    render(
      <PageRouter opened={opened}>
        <Place />
      </PageRouter>,
    );
    await Promise.resolve();
  });
  expect(rendered).toEqual(["/blog?a=1", "/portfolio"]);
});
