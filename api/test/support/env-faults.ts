import { type InvalidEnvironment, readEnv } from "../../src/boot/env";

/** A minimal environment of a shop in production. */
export const production = {
  NODE_ENV: "production",
  DATABASE_URL: "postgres://shop@db/shop",
  ACCESS_TOKEN_SECRET: "correct horse battery staple 12345",
  PUBLIC_ORIGIN: "https://shop.example.com",
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_AUTH_DOMAIN: "shop.firebaseapp.com",
  PAYMENTS: "off",
};

/** The faults of an environment; empty if the shop would start with it. */
export function faultsOf(source: NodeJS.ProcessEnv): string[] {
  try {
    readEnv(source);
    return [];
  } catch (error) {
    return (error as InvalidEnvironment).faults;
  }
}
