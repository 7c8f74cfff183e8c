import { exchangeIdToken } from "./session-api";
import { SessionRefused } from "./session-refused";

const minute = 60_000;
const viewer = { id: "u1", email: "ada@example.com", name: "Ada", role: "CUSTOMER" };

function answering(body: string, headers: Record<string, string> = {}) {
  globalThis.fetch = () => Promise.resolve(new Response(body, { headers }));
}
async function refusal(): Promise<SessionRefused> {
  const error: unknown = await exchangeIdToken("id token").catch((thrown: unknown) => thrown);
  if (error instanceof SessionRefused) return error;
  throw new Error("The shop was not taken to have refused.");
}

const { fetch } = globalThis;
afterEach(() => void (globalThis.fetch = fetch));

describe("the exchange of an ID token", () => {
  it("counts the token's life from the shop's clock, which may be hours from this device's", async () => {
    const signIn = { accessToken: "t", expiresAt: "2030-01-01T12:15:00Z", user: viewer };
    answering(JSON.stringify({ data: { signIn } }), { date: "Tue, 01 Jan 2030 12:00:00 GMT" });
    const before = Date.now();
    const { expiresAt } = await exchangeIdToken("id token");
    expect(expiresAt).toBeGreaterThanOrEqual(before + 15 * minute);
    expect(expiresAt).toBeLessThanOrEqual(Date.now() + 15 * minute);
  });

  it("is over where the shop forbids it, and says why", async () => {
    const message = "This account has been blocked.";
    answering(JSON.stringify({ data: null, errors: [{ message, extensions: { code: "FORBIDDEN" } }] }));
    expect(await refusal()).toMatchObject({ code: "FORBIDDEN", reason: message, final: true });
  });

  it("may be tried again where something answers in the shop's place", async () => {
    answering("<h1>502 Bad Gateway</h1>");
    expect(await refusal()).toMatchObject({ code: "SERVICE_UNAVAILABLE", final: false });
  });
});
