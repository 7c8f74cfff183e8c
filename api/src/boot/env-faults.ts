/**
 * The session secret of `docker compose up`. It is public in docker-compose.yml, so anyone could sign any session with it.
 */
const PUBLISHED_SECRET = "only-for-a-trial-on-this-machine-0123456789";

/** Production refuses settings intended for trials. */
export function productionFaults(source: NodeJS.ProcessEnv): string[] {
  const faults: string[] = [];
  if (!source.DATABASE_URL) faults.push("DATABASE_URL: is required in production; none is embedded there");
  if (!source.ACCESS_TOKEN_SECRET)
    faults.push("ACCESS_TOKEN_SECRET: is required in production; none is generated there");
  if (source.ACCESS_TOKEN_SECRET === PUBLISHED_SECRET)
    faults.push("ACCESS_TOKEN_SECRET: is the one of docker-compose.yml, which everybody knows");
  if (source.FIREBASE_AUTH_EMULATOR_HOST)
    faults.push("FIREBASE_AUTH_EMULATOR_HOST: the emulator accepts forged tokens; unset it in production");
  if (source.WEBHOOKS_ALLOW_PRIVATE && source.WEBHOOKS_ALLOW_PRIVATE !== "off")
    faults.push("WEBHOOKS_ALLOW_PRIVATE: lets webhooks call this machine itself; unset it in production");
  if (source.SEED && source.SEED !== "off")
    faults.push("SEED: the demo's accounts have known passwords; unset it in production");
  if (!source.PUBLIC_ORIGIN)
    faults.push("PUBLIC_ORIGIN: is required in production, for links that lead back to the shop");
  for (const name of ["FIREBASE_PROJECT_ID", "FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"])
    if (!source[name]) faults.push(`${name}: is required in production, where no emulator is used`);
  return faults;
}

/** The settings of an external database have no effect on the embedded one. */
export function databaseFaults(source: NodeJS.ProcessEnv): string[] {
  if (source.DATABASE_URL) return [];
  return ["DATABASE_DIRECT_URL", "DATABASE_REPLICA_URL"]
    .filter((name) => source[name])
    .map((name) => `DATABASE_URL: is required with ${name}`);
}

/** A Firebase project needs the variables that the pages connect with. */
export function firebaseFaults(source: NodeJS.ProcessEnv): string[] {
  if (!source.FIREBASE_PROJECT_ID || source.FIREBASE_AUTH_EMULATOR_HOST) return [];
  return ["FIREBASE_API_KEY", "FIREBASE_AUTH_DOMAIN"]
    .filter((name) => !source[name])
    .map((name) => `${name}: is required with FIREBASE_PROJECT_ID`);
}

const LOOPBACK = /^(localhost|127(\.\d+){3}|::1|\[::1\])$/;

/**
 * The emulator accepts forged tokens, so a shop with the emulator listens on loopback only, unless other addresses are
 * allowed explicitly.
 */
export function emulatorFaults(source: NodeJS.ProcessEnv): string[] {
  const emulated = !source.FIREBASE_PROJECT_ID || source.FIREBASE_AUTH_EMULATOR_HOST;
  const reachable = source.HOST && !LOOPBACK.test(source.HOST);
  if (!emulated || !reachable || source.ALLOW_PUBLIC_EMULATOR === "on") return [];
  return [
    "HOST: must be a loopback address with the Firebase emulator, which accepts forged tokens; " +
      "set ALLOW_PUBLIC_EMULATOR=on where a container publishes the port on this machine alone",
  ];
}

/** A cached response must not depend on the Host header of one visitor. */
export function cdnFaults({ CDN_MAX_AGE, CDN_STALE, PUBLIC_ORIGIN }: NodeJS.ProcessEnv): string[] {
  const isOn = (seconds: string | undefined) => Number(seconds ?? 0) !== 0;
  if (!isOn(CDN_MAX_AGE)) return isOn(CDN_STALE) ? ["CDN_MAX_AGE: is required with CDN_STALE"] : [];
  return PUBLIC_ORIGIN ? [] : ["PUBLIC_ORIGIN: is required with CDN_MAX_AGE"];
}

/** The variables of a bucket must be complete, or all unset. */
export function bucketFaults(source: NodeJS.ProcessEnv): string[] {
  const settings = ["S3_REGION", "S3_ENDPOINT", "S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY", "S3_PATH_STYLE"];
  const [named] = settings.filter((name) => source[name]);
  if (!source.S3_BUCKET) return named ? [`S3_BUCKET: is required with ${named}`] : [];
  const [id, secret] = ["S3_ACCESS_KEY_ID", "S3_SECRET_ACCESS_KEY"] as const;
  if (!source[id] === !source[secret]) return [];
  return source[id] ? [`${secret}: is required with ${id}`] : [`${id}: is required with ${secret}`];
}

/** Mail servers accept mails only from a known sender. */
export function mailFaults(source: NodeJS.ProcessEnv): string[] {
  if (!source.SMTP_URL || source.MAIL_FROM) return [];
  return ["MAIL_FROM: is required with SMTP_URL: the sender, such as Shop <shop@example.com>"];
}

/** Metrics reveal the shop's business, so they never share the port of visitors. */
export function metricsFaults({ METRICS_PORT, PORT }: NodeJS.ProcessEnv): string[] {
  const same = METRICS_PORT && Number(METRICS_PORT) !== 0 && Number(METRICS_PORT) === Number(PORT || 4_000);
  return same ? ["METRICS_PORT: must be another port than PORT"] : [];
}
