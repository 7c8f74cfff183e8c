import type { PersonalTable } from "./personal-entry";

/** Personal data of programs and their operators. */
export const programs = {
  api_keys: {
    title: "Keys of programs",
    about: "A key with which a program of the shop calls it. The name says what the program is for.",
    download: null,
    entries: {
      creator: {
        whose: "admins",
        what: "The number of the admin's account who created it. The email is looked up when it is shown.",
        why: "So that it can be ended when that person is an admin no longer.",
        basis: "legitimate interest",
        retention: "As long as the shop exists.",
        onDeletion: "retained",
        afterDeletion:
          "Stays with the number of the empty account, because it works on until somebody ends it.",
        downloaded: false,
      },
    },
  },
  webhooks: {
    title: "Programs that follow what happens",
    about: "An address of the shop's own programs.",
    download: null,
    entries: {
      creator: {
        whose: "admins",
        what: "The number of the admin's account who created it. The email is looked up when it is shown.",
        why: "So that it can be ended when that person is an admin no longer.",
        basis: "legitimate interest",
        retention: "As long as the webhook exists.",
        onDeletion: "retained",
        afterDeletion:
          "Stays with the number of the empty account, because it works on until somebody ends it.",
        downloaded: false,
      },
    },
  },
  idempotency_keys: {
    title: "Answers to changes that were sent again",
    about: "A program may name a change, so that a repeat gets the first answer and changes nothing more.",
    download: null,
    entries: {
      answer: {
        whose: "customers",
        what: "The name of the change, the number of the account that made it, and the answer, which may have your order with your address.",
        why: "So that a change is made once, even if its answer was lost.",
        basis: "contract",
        retention: "A day.",
        onDeletion: "deleted",
        afterDeletion:
          "Your own are deleted at once; what the shop's admins and programs were answered within a day.",
        downloaded: false,
      },
    },
  },
  webhook_events: {
    title: "What programs receive",
    about:
      "What happened to an order, a product, a customer or a review, where a program of the shop listens.",
    download: null,
    entries: {
      event: {
        whose: "customers",
        what: "What you ordered, at what price, which stars you gave, and your account's number, without your name, email or address.",
        why: "So that the shop's own programs, such as the one that packs parcels, learn of your order or review.",
        basis: "contract",
        retention: "At most 30 days.",
        onDeletion: "deleted",
        afterDeletion: "Deleted by itself within 30 days.",
        downloaded: false,
      },
    },
  },
} as const satisfies Record<string, PersonalTable>;
