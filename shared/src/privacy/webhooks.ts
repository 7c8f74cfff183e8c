import type { StoredTable } from "./stored-table";

/** What is stored of webhooks, which tell other programs of the shop what happens. */
export const webhookTables: readonly StoredTable[] = [
  {
    name: "webhooks",
    title: "Programs that are told what happens",
    about: "An address of the shop's own programs.",
    download: null,
    personal: [
      {
        columns: ["creator_id"],
        whose: "admins",
        what: "The number of the admin's account who created it. The email is looked up when it is shown.",
        why: "So that it can be ended when that person is an admin no longer.",
        basis: "legitimate interest",
        kept: "As long as the webhook exists.",
        onDeletion: "kept",
        afterDeletion:
          "Stays with the number of the empty account, because it works on until somebody ends it.",
        downloaded: false,
      },
    ],
    other: [
      "id",
      "url",
      "events",
      "secret",
      "former_secret",
      "secret_changed_at",
      "created_at",
      "disabled_at",
      "disabled_reason",
      "slow_until",
    ],
  },
  {
    name: "webhook_events",
    title: "What programs are told",
    about: "What happened to an order or a product, where a program of the shop listens.",
    download: null,
    personal: [
      {
        columns: ["type", "happened_at", "data"],
        whose: "customers",
        what: "What you ordered, at what price, and your account's number, without your name, email or address.",
        why: "So that the shop's own programs, such as the one that packs parcels, learn of your order.",
        basis: "contract",
        kept: "At most 30 days.",
        onDeletion: "deleted",
        afterDeletion: "Deleted by itself within 30 days.",
        downloaded: false,
      },
    ],
    other: ["id"],
  },
  {
    name: "webhook_deliveries",
    title: "What was sent to programs",
    about: "What became of telling a program.",
    download: null,
    personal: [],
    other: ["id", "webhook_id", "event_id", "created_at", "next_try_at", "delivered_at"],
  },
  {
    name: "webhook_attempts",
    title: "How programs answered",
    about: "An attempt to tell a program, with the beginning of its answer.",
    download: null,
    personal: [],
    other: ["delivery_id", "number", "at", "status", "error", "answer", "duration_ms"],
  },
];
