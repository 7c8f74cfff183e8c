import { act, fireEvent, render, screen } from "@testing-library/react";
import { useNavigate, MemoryRouter } from "react-router-dom";
import { SessionProvider } from "../features/session/SessionProvider";
import { AlertProvider } from "../ui/dialog/AlertProvider";
import { ada, lasting, sessionOf, stored } from "../../test/session-builder";
import { SessionAlerts } from "./SessionAlerts";

function Elsewhere() {
  const navigate = useNavigate();
  return <button onClick={() => void navigate("/products")}>Products</button>;
}

it("tells once that the server ended the session, though the address changes before that is noted", async () => {
  stored(lasting(ada));
  const { session } = sessionOf(ada);
  session.start();
  const noted = jest.spyOn(session, "acknowledgeRefusal").mockReturnValue();
  render(
    <MemoryRouter initialEntries={["/myOrder/somebody@example.com"]}>
      <SessionProvider session={session} signInOptions={{ demoAccounts: false, emulatedGoogle: false }}>
        <AlertProvider>
          <SessionAlerts />
          <Elsewhere />
        </AlertProvider>
      </SessionProvider>
    </MemoryRouter>,
  );
  act(() => session.handleUnauthorized());
  await act(() => Promise.resolve(fireEvent.click(screen.getByText("OK"))));
  expect(noted).toHaveBeenCalledTimes(1);

  await act(() => Promise.resolve(fireEvent.click(screen.getByText("Products"))));
  expect(screen.queryByRole("alertdialog")).toBeNull();
});
