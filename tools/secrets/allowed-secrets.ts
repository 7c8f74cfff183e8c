/** Something that looks like a secret and isn't. */
interface AllowedSecret {
  /** The file that it stands in. */
  path: string;
  /** What is found there; each one is named, so that another in the same file is still found. */
  text: string;
  /** Why it may stand there. */
  why: string;
}

/** Each exception with its reason. One that nothing needs any more fails the check. */
export const allowedSecrets: AllowedSecret[] = [
  { path: "api/src/boot/env.spec.ts", text: "hunter2", why: "a database that doesn't exist" },
  { path: "api/src/log.spec.ts", text: "hunter2", why: "a database that doesn't exist" },
  {
    path: "api/src/log.spec.ts",
    text: "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYXJsIn0.c2lnbmF0dXJl",
    why: 'signed with the word "signature"',
  },
  {
    path: "docker-compose.yml",
    text: "shop",
    why: "the database that `docker compose up` makes to try the shop out, which no port leads to",
  },
  {
    path: "web/e2e/quality/bad-input.spec.ts",
    text: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.c2lnbmVkIGJ5IG5vYm9keQ",
    why: "signed by nobody: the test wants it refused",
  },
];
