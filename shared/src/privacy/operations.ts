import type { StoredTable } from "./stored-table";

/** What the shop stores to run. Jobs are in tables of graphile-worker, outside of the schema `public`. */
export const operationTables: readonly StoredTable[] = [
  {
    name: "rate_limits",
    title: "Counters against misuse",
    about: "How often something was done lately. Only shops that run in several processes store it.",
    download: null,
    personal: [
      {
        columns: ["key", "points", "expire"],
        whose: "visitors",
        what: "Your network address, or your account's number, with how often you signed in, ordered or searched within the last minute or hour.",
        why: "So that nobody can stop the shop for everybody else, or try out passwords.",
        basis: "legitimate interest",
        kept: "Three hours at most.",
        onDeletion: "deleted",
        afterDeletion:
          "What is counted for your account is deleted at once; what is counted for your network address within three hours.",
        downloaded: false,
      },
    ],
    other: [],
  },
  {
    name: "api_keys",
    title: "Keys of programs",
    about: "A key with which a program of the shop calls it. The name says what the program is for.",
    download: null,
    personal: [
      {
        columns: ["creator_id"],
        whose: "admins",
        what: "The number of the admin's account who created it. The email is looked up when it is shown.",
        why: "So that it can be ended when that person is an admin no longer.",
        basis: "legitimate interest",
        kept: "As long as the shop exists.",
        onDeletion: "kept",
        afterDeletion:
          "Stays with the number of the empty account, because it works on until somebody ends it.",
        downloaded: false,
      },
    ],
    other: [
      ...["id", "name", "prefix", "secret_hash", "scopes", "created_at", "expires_at"],
      ...["last_used_at", "revoked_at"],
    ],
  },
];
