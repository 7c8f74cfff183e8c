import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { startAuthEmulator } from "../embedded/auth-emulator/auth-emulator";
import { StoredProject } from "../embedded/auth-emulator/auth-emulator-users";
import { waitUntil } from "../embedded/processes";
import { emulatorHost, TEST_PROJECT } from "./support/database";

const quiet = { info: () => undefined, warn: () => undefined };

let dataDir: string;
beforeEach(() => (dataDir = mkdtempSync(join(tmpdir(), "auth-emulator-"))));
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

function start(host: string, log = quiet) {
  return startAuthEmulator({ host, dataDir, projectId: TEST_PROJECT, log });
}

function listen(server: Server): Promise<string> {
  return new Promise((resolve) =>
    server.listen(0, "127.0.0.1", () => resolve(`127.0.0.1:${(server.address() as AddressInfo).port}`)),
  );
}

function post(host: string, path: string, body: object, token?: string): Promise<Response> {
  const headers = { "content-type": "application/json", ...(token && { authorization: `Bearer ${token}` }) };
  return fetch(`http://${host}/identitytoolkit.googleapis.com/${path}`, {
    method: "POST",
    headers,
    body: JSON.stringify(body),
  });
}

it("uses an emulator that answers already, and leaves it running", async () => {
  const used = await start(emulatorHost());
  await used.stop();
  expect(used.host).toBe(emulatorHost());
  expect(readdirSync(dataDir)).toEqual([]);
  expect((await fetch(`http://${emulatorHost()}/`)).status).toBe(200);
});

it("takes a free port where something else has the one that was asked for, and says so", async () => {
  const other = createServer((_request, response) => response.end("something else"));
  const taken = await listen(other);
  const warn = jest.fn();
  const emulator = await start(taken, { ...quiet, warn });
  const answer = (await (await fetch(`http://${emulator.host}/`)).json()) as object;
  await emulator.stop();
  other.close();
  expect(emulator.host).not.toBe(taken);
  expect(answer).toMatchObject({ authEmulator: { ready: true } });
  expect(warn).toHaveBeenCalledWith(expect.stringContaining("is taken by another program"));
});

it("lets calls wait while it loads its code", async () => {
  const emulator = await start("127.0.0.1:0");
  const { status } = await fetch(`http://${emulator.host}/`);
  await emulator.stop();
  expect(status).toBe(200);
});

it("ends at once where it is stopped while it loads its code, and is not started again", async () => {
  const warn = jest.fn();
  const emulator = await start("127.0.0.1:0", { ...quiet, warn });
  await emulator.stop();
  await expect(emulator.ready).rejects.toThrow("does not start");
  expect(warn).not.toHaveBeenCalled();
  expect(readdirSync(dataDir)).not.toContain("auth-emulator.pid");
});

it("starts its own emulator while another shop's emulator runs, and logs its address", async () => {
  const info = jest.fn();
  const startCheckout = () => {
    const folder = mkdtempSync(join(dataDir, "checkout-"));
    const log = { info, warn: info };
    return startAuthEmulator({ host: undefined, dataDir: folder, projectId: TEST_PROJECT, log });
  };
  const emulators = [await startCheckout(), await startCheckout()];
  const hosts = emulators.map(({ host }) => host);
  const person = { email: "in-both@example.com", password: "a-password-1" };
  for (const host of hosts) {
    expect((await post(host, "v1/accounts:signUp?key=any", person)).status).toBe(200);
    expect(info).toHaveBeenCalledWith(expect.stringContaining(`listens on ${host}`));
  }
  expect(new Set(hosts).size).toBe(2);
  for (const emulator of emulators) await emulator.stop();
});

it("answers every call that the shop, its pages and its admin tools make", async () => {
  const host = emulatorHost();
  const person = {
    email: `caller-${process.pid}@example.com`,
    password: "calls-all",
    returnSecureToken: true,
  };
  const { idToken, localId } = (await (await post(host, "v1/accounts:signUp?key=any", person)).json()) as {
    idToken: string;
    localId: string;
  };
  const google = `id_token=${encodeURIComponent(JSON.stringify({ sub: "1", email: `g-${person.email}`, email_verified: true }))}`;
  const calls: [string, object, string?][] = [
    ["v1/accounts:signInWithPassword?key=any", person],
    [
      "v1/accounts:signInWithIdp?key=any",
      {
        postBody: `${google}&providerId=google.com`,
        requestUri: "http://localhost",
        returnSecureToken: true,
      },
    ],
    ["v1/accounts:createAuthUri?key=any", { identifier: person.email, continueUri: "http://localhost" }],
    ["v1/accounts:sendOobCode?key=any", { requestType: "PASSWORD_RESET", email: person.email }],
    ["v1/accounts:lookup?key=any&alt=json", { idToken }],
    ["v1/accounts:update?key=any", { idToken, displayName: "Caller" }],
    [`v1/projects/${TEST_PROJECT}/accounts:lookup`, { localId: [localId] }, "owner"],
    [`v1/projects/${TEST_PROJECT}/accounts:update`, { localId, disableUser: true }, "owner"],
    [`v1/projects/${TEST_PROJECT}/accounts:delete`, { localId }, "owner"],
  ];
  for (const [path, body, token] of calls) {
    const answer = await post(host, path, body, token);
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  }
  const reads = [
    `identitytoolkit.googleapis.com/v1/projects/${TEST_PROJECT}/accounts:batchGet?maxResults=10`,
    `identitytoolkit.googleapis.com/v1/projects?key=any`,
    `emulator/v1/projects/${TEST_PROJECT}/oobCodes`,
  ];
  for (const path of reads) {
    const answer = await fetch(`http://${host}/${path}`, { headers: { authorization: "Bearer owner" } });
    expect({ path, status: answer.status }).toEqual({ path, status: 200 });
  }
  const widget = await fetch(`http://${host}/emulator/auth/handler?apiKey=any&providerId=google.com`);
  expect(widget.status).toBe(200);
});

it("stores nothing of a deleted user, neither in its file nor among its links, and names nobody in the log", async () => {
  const info = jest.fn();
  const emulator = await start("127.0.0.1:0", { ...quiet, info });
  const [leaving, staying] = ["leaving", "staying"].map((name) => `${name}@example.com`) as [string, string];
  const ids = [];
  for (const email of [leaving, staying]) {
    const answer = await post(emulator.host, "v1/accounts:signUp?key=any", {
      email,
      password: "a-password-1",
    });
    ids.push(((await answer.json()) as { localId: string }).localId);
    const sent = { requestType: "PASSWORD_RESET", email };
    expect((await post(emulator.host, "v1/accounts:sendOobCode?key=any", sent)).status).toBe(200);
  }
  await post(emulator.host, `v1/projects/${TEST_PROJECT}/accounts:delete`, { localId: ids[0] }, "owner");
  const links = await fetch(`http://${emulator.host}/emulator/v1/projects/${TEST_PROJECT}/oobCodes`);
  const file = readFileSync(join(dataDir, "firebase-auth", `${TEST_PROJECT}.jsonl`), "utf8");
  for (const stored of [file, await links.text()]) {
    expect(stored).toContain(staying);
    expect(stored).not.toContain(leaving);
  }
  expect(await waitUntil(() => info.mock.calls.length === 3, 10_000)).toBe(true);
  expect(JSON.stringify(info.mock.calls)).toMatch(/password reset.*oobCode=/);
  expect(JSON.stringify(info.mock.calls)).not.toContain("@example.com");
  await emulator.stop();
});

it("accepts the first ID token of somebody who registers while one second turns into the next, and revokes it later", () => {
  const path = join(dataDir, "users.jsonl");
  const open = () => new StoredProject(TEST_PROJECT, path, () => undefined);
  const registered = { lastLoginAt: "1999", validSince: "2" }; // the token says 1 s
  const project = open();
  expect(project.createUserWithLocalId("new", registered)).toMatchObject({ validSince: "1" });
  project.updateUserByLocalId("new", { validSince: "5" });
  expect(open().updateUserByLocalId("new", {})).toMatchObject({ validSince: "5" });
});
