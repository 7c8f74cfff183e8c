import { render, screen } from "@testing-library/react";
import { SessionProvider } from "../../../features/session/SessionProvider";
import { ada, sessionOf } from "../../../../test/session-builder";
import { PasswordSection } from "../ProfilePage";

const signInOptions = { demoAccounts: false, emulatedGoogle: false };

it("asks for the password where Firebase doesn't say whether there is one, and names Google only where there is none", async () => {
  const { session } = sessionOf(ada);
  await session.signIn(() => Promise.resolve("id token"));
  const profile = {
    emailVerified: true,
    photoUrl: null,
    phoneNumber: null,
    lastSignInAt: null,
    hasPassword: false,
  };
  const { rerender } = render(<PasswordSection profile={null} />, {
    wrapper: ({ children }) => (
      <SessionProvider session={session} signInOptions={signInOptions}>
        {children}
      </SessionProvider>
    ),
  });
  expect(screen.getByLabelText("Current password")).toBeTruthy();
  expect(screen.queryByText(/Google/)).toBeNull();
  rerender(<PasswordSection profile={profile} />);
  expect(screen.queryByLabelText("Current password")).toBeNull();
  expect(screen.getByText(/Google/)).toBeTruthy();
});
