/** A text that looks like a secret but isn't one. */
interface AllowedSecret {
  /** The file that contains it. */
  path: string;
  /** The text itself, so that another secret in the same file is still found. */
  text: string;
  /** Why it is allowed. */
  why: string;
}

/** The exceptions, each with its reason. One that matches nothing fails the check. */
export const allowedSecrets: AllowedSecret[] = [
  { path: "api/src/boot/env.spec.ts", text: "hunter2", why: "a database that doesn't exist" },
  {
    path: "api/test/trust/replicas/shop-process.spec.ts",
    text: "its-password",
    why: "a database that doesn't exist",
  },
  { path: "api/src/observability/log.spec.ts", text: "hunter2", why: "a database that doesn't exist" },
  {
    path: "api/src/observability/log.spec.ts",
    text: "eyJhbGciOiJSUzI1NiJ9.eyJzdWIiOiJjYXJsIn0.c2lnbmF0dXJl",
    why: 'signed with the word "signature"',
  },
  {
    path: "docker-compose.yml",
    text: "shop",
    why: "the database of `docker compose up`, which publishes no port",
  },
  {
    path: "docker-compose.yml",
    text: "only-for-a-trial-on-this-machine-0123456789",
    why: "signs the sessions of a trial with demo accounts, published on this machine alone",
  },
  {
    path: "api/src/boot/env-faults.ts",
    text: "only-for-a-trial-on-this-machine-0123456789",
    why: "that of docker-compose.yml, which production refuses",
  },
  {
    path: "web/e2e/account/profile.spec.ts",
    text: "another-secret-2",
    why: "the new password of a test's customer",
  },
  {
    path: "web/e2e/shop/newsletter.spec.ts",
    text: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.x",
    why: "signed by nobody: the test wants it refused",
  },
  {
    path: "web/e2e/quality/bad-input.spec.ts",
    text: "eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIiwicm9sZSI6IkFETUlOIn0.c2lnbmVkIGJ5IG5vYm9keQ",
    why: "signed by nobody: the test wants it refused",
  },
];
