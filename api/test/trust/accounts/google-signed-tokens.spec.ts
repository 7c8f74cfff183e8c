import { generateKeyPairSync } from "node:crypto";
import http from "node:http";
import https from "node:https";
import type { AddressInfo } from "node:net";
import type { Auth } from "firebase-admin/auth";
import { sign, type SignOptions } from "jsonwebtoken";
import { Firebase } from "../../../src/modules/identity/firebase";
import { forgeToken } from "../../support/sessions";

/** A project of Google's as the SDK sees it: its accounts and its signing keys, served on this machine. */
const PROJECT = "a-real-project";
const keyPair = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const google = keyPair();
const stranger = keyPair();
const publicPem = google.publicKey.export({ type: "spki", format: "pem" }).toString();

/** Google's response instead of keys, with words that the SDK uses for tokens. */
const FAILURE = { message: "The keys of ID tokens (JWT) are away." };

let keysStatus: number;
let server: http.Server;
beforeAll(async () => {
  server = http.createServer((_request, response) =>
    response
      .writeHead(keysStatus, { "content-type": "application/json" })
      .end(JSON.stringify(keysStatus === 200 ? { known: publicPem } : FAILURE)),
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  const here = { protocol: "http:", host: "127.0.0.1", hostname: undefined, port, agent: undefined };
  const request = (options: https.RequestOptions, done: never) => http.request({ ...options, ...here }, done);
  jest.spyOn(https, "request").mockImplementation(request as never);
  delete process.env.FIREBASE_AUTH_EMULATOR_HOST;
});

let firebase: Firebase;
let lookUp: jest.SpyInstance;
beforeEach(() => {
  keysStatus = 200;
  firebase = new Firebase({ projectId: PROJECT });
  const { auth } = firebase as unknown as { auth: Auth };
  lookUp = jest.spyOn(auth, "getUser").mockResolvedValue({ uid: "carl", disabled: false } as never);
});
afterEach(() => firebase.close());
afterAll(() => {
  jest.restoreAllMocks();
  server.close();
});

const now = () => Math.floor(Date.now() / 1000);
const claims = (changed: object = {}) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: "carl",
  email: "Carl@example.com",
  email_verified: true,
  auth_time: now(),
  iat: now(),
  exp: now() + 3_600,
  firebase: { sign_in_provider: "password" },
  ...changed,
});
const signed = (changed: object = {}, options: SignOptions = {}, key = google.privateKey) =>
  sign(claims(changed), key, { algorithm: "RS256", keyid: "known", ...options });

const codeOf = (token: string) =>
  firebase.verify(token).then(
    () => "accepted",
    (error: { code: string }) => error.code,
  );

it("believes a token that Google has signed", async () => {
  expect(await firebase.verify(signed())).toMatchObject({
    uid: "carl",
    email: "carl@example.com",
    emailVerified: true,
    provider: "password",
  });
});

it.each<[string, () => string]>([
  ["is not signed", () => forgeToken(claims(), undefined, { alg: "none", kid: "known" })],
  ["has lost its signature", () => signed().replace(/[^.]*$/, "")],
  [
    "has another token's signature",
    () => signed().replace(/[^.]*$/, signed({ sub: "other" }).split(".")[2] as string),
  ],
  ["is signed with the public key as a secret", () => forgeToken(claims(), publicPem, { kid: "known" })],
  ["is signed by somebody else", () => signed({}, {}, stranger.privateKey)],
  ["names an unknown key", () => signed({}, { keyid: "unknown" })],
  ["names a key by path", () => signed({}, { keyid: "../known" })],
  ["names a key of every object's", () => signed({}, { keyid: "constructor" })],
  ["names no key", () => sign(claims(), google.privateKey, { algorithm: "RS256" })],
  ["is signed by another algorithm", () => signed({}, { algorithm: "RS512" })],
  ["has expired", () => signed({ exp: now() - 1 })],
  ["is not valid yet", () => signed({ nbf: now() + 60 })],
  ["is another project's", () => signed({ aud: "another", iss: "https://securetoken.google.com/another" })],
  ["is for another project", () => signed({ aud: "another" })],
  ["comes from another issuer", () => signed({ iss: `https://example.com/${PROJECT}` })],
  [
    "names nobody",
    () => sign({ ...claims(), sub: "" }, google.privateKey, { algorithm: "RS256", keyid: "known" }),
  ],
])("refuses an ID token that %s", async (_fault, token) => {
  expect(await codeOf(token())).toBe("UNAUTHENTICATED");
});

it("refuses a token of an account that is disabled, gone, or whose sessions were ended since", async () => {
  lookUp.mockResolvedValueOnce({ uid: "carl", disabled: true });
  expect(await codeOf(signed())).toBe("UNAUTHENTICATED");
  lookUp.mockResolvedValueOnce({ tokensValidAfterTime: new Date((now() + 5) * 1000).toUTCString() });
  expect(await codeOf(signed())).toBe("UNAUTHENTICATED");
  lookUp.mockRejectedValueOnce(Object.assign(new Error("gone"), { code: "auth/user-not-found" }));
  expect(await codeOf(signed())).toBe("UNAUTHENTICATED");
});

it("doesn't answer UNAUTHENTICATED if Google's keys can't be fetched, which passes in a moment", async () => {
  keysStatus = 500;
  expect(await codeOf(signed())).toBe("SERVICE_UNAVAILABLE");
});

it("doesn't answer UNAUTHENTICATED if the account can't be looked up", async () => {
  lookUp.mockRejectedValueOnce(Object.assign(new Error("no token"), { code: "app/invalid-credential" }));
  expect(await codeOf(signed())).toBe("SERVICE_UNAVAILABLE");
});
