import type { PersonalTable } from "./personal-entry";

const WHILE_THE_ACCOUNT_EXISTS = "As long as the account exists.";

/** Personal data of accounts and their activity. */
export const accounts = {
  users: {
    title: "Account",
    about: "A person who has signed in at least once.",
    download: "account",
    entries: {
      contact: {
        whose: "customers",
        what: "Your email, whether it is verified, and the name that you entered or that Google gave.",
        why: "To know you when you sign in, and to write to you about your orders.",
        basis: "contract",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion:
          "Removed from the account. With the same email you can register anew, and find nothing of the old account.",
        downloaded: true,
      },
      account: {
        whose: "customers",
        what: "The account's number, when you first signed in, and when the account was blocked or deleted.",
        why: "To keep your orders together.",
        basis: "contract",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "retained",
        afterDeletion:
          "Stays as an empty account, a number with these dates, so that the orders in the books still belong together.",
        downloaded: true,
      },
      role: {
        whose: "customers",
        what: "Whether you are a customer or an admin, and since when the account is closed because it is being deleted.",
        why: "To decide what you may see and do, and to finish a deletion that was interrupted.",
        basis: "contract",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion: "Reset: the empty account has no rights, and nothing of it is left to delete.",
        downloaded: true,
      },
      signIn: {
        whose: "customers",
        what: "The number of your sign-in at Firebase, and whether you last used a password or Google.",
        why: "To find your account when you sign in.",
        basis: "contract",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion:
          "The sign-in at Firebase is deleted. Of its number a check sum stays, by which a sign-in that is still under way is refused.",
        downloaded: true,
      },
      nameChoice: {
        whose: "customers",
        what: "Whether you chose your name on your profile.",
        why: "So that the next sign-in keeps it.",
        basis: "contract",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion: "Reset, as the name is removed.",
        downloaded: false,
      },
      sessionEpoch: {
        whose: "customers",
        what: "A counter that ends earlier sessions.",
        why: "To end sessions that are not yours any more.",
        basis: "legitimate interest",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "retained",
        afterDeletion: "Stays with the empty account, so that no earlier session opens it.",
        downloaded: false,
      },
      signInsSince: {
        whose: "customers",
        what: "The time before which sign-ins no longer count.",
        why: "To end sessions that are not yours any more.",
        basis: "legitimate interest",
        retention: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion: "Removed.",
        downloaded: false,
      },
    },
  },
  addresses: {
    title: "Address book",
    about: "An address that you saved for your orders.",
    download: "addresses",
    entries: {
      address: {
        whose: "customers",
        what: "The addresses that you saved, each with the name and phone number of who receives the parcel.",
        why: "So that you don't have to enter them again for each order.",
        basis: "contract",
        retention: "Until you remove it, at most as long as the account exists.",
        onDeletion: "deleted",
        afterDeletion: "Deleted. An order keeps its own copy.",
        downloaded: true,
      },
    },
  },
  devices: {
    title: "Devices",
    about: "A browser or program in which a user is signed in.",
    download: "devices",
    entries: {
      device: {
        whose: "customers",
        what: "The browser and the system of each device, as in 'Firefox on Android', when you signed in there, and when you last used it, to the hour.",
        why: "So that you can see where you are signed in, and notice somebody else.",
        basis: "legitimate interest",
        retention: "Until you log out there, or for 30 days after the last use.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the account.",
        downloaded: true,
      },
    },
  },
  admin_grants: {
    title: "Invited admins",
    about: "An email that becomes an admin at its first sign-in.",
    download: "adminGrant",
    entries: {
      invitation: {
        whose: "admins",
        what: "The email of somebody who was made an admin before they first signed in, and when.",
        why: "To give them the rights that were meant for them.",
        basis: "legitimate interest",
        retention: "Until their first sign-in.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the account of the same email, if that account's email is verified.",
        downloaded: true,
      },
    },
  },
  reviews: {
    title: "Review",
    about: "A customer's rating and comment about the shop, or about a product that they bought.",
    download: "reviews",
    entries: {
      review: {
        whose: "customers",
        what: "Your ratings and comments, what they are about, the name shown with each, and when you wrote it.",
        why: "To show it to other shoppers, as you wished.",
        basis: "consent",
        retention: "Until you delete your account.",
        onDeletion: "deleted",
        afterDeletion: "Deleted, with its rating.",
        downloaded: true,
      },
      moderation: {
        whose: "customers",
        what: "Whether your review waits for an admin, and when one hid it.",
        why: "To keep insults and advertising away from the shop.",
        basis: "legitimate interest",
        retention: "As long as the review.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the review.",
        downloaded: true,
      },
    },
  },
  review_photos: {
    title: "Photos of reviews",
    about: "A photo that you uploaded for a review. Places and other details in its file are removed.",
    download: "reviewPhotos",
    entries: {
      photo: {
        whose: "customers",
        what: "The photos of your reviews, to which review each belongs, and when you uploaded it.",
        why: "To show them with your review, as you wished.",
        basis: "consent",
        retention: "Until you delete your account. A photo that you sent with no review, for a day.",
        onDeletion: "deleted",
        afterDeletion: "Deleted within minutes.",
        downloaded: true,
      },
    },
  },
  wishes: {
    title: "Wish list",
    about: "A product on your wish list.",
    download: "wishes",
    entries: {
      wish: {
        whose: "customers",
        what: "The products on your wish list, and when you put them there.",
        why: "To show your wish list on every device on which you are signed in.",
        basis: "contract",
        retention: "Until you remove it, at most as long as the account exists.",
        onDeletion: "deleted",
        afterDeletion: "Deleted.",
        downloaded: true,
      },
    },
  },
  audit_entries: {
    title: "Record of what admins did",
    about: "A change that an admin made. Entries can be added, and never be changed or removed.",
    download: "auditEntries",
    entries: {
      actor: {
        whose: "admins",
        what: "The number of the admin's account, what they did, and when. The email is looked up when the record is shown.",
        why: "So that changes to accounts, orders and products can be explained, and misuse be found.",
        basis: "legitimate interest",
        retention: "As long as the shop exists.",
        onDeletion: "retained",
        afterDeletion:
          "Stays with the number of the empty account, because a record that can be changed proves nothing.",
        downloaded: true,
      },
      target: {
        whose: "customers",
        what: "The number of your account where an admin delivered, cancelled or refunded your order, blocked your account or hid your review.",
        why: "So that a wrong change can be found and explained to you.",
        basis: "legitimate interest",
        retention: "As long as the shop exists.",
        onDeletion: "retained",
        afterDeletion:
          "Stays with the number of the empty account, because a record that can be changed proves nothing.",
        downloaded: true,
      },
    },
  },
} as const satisfies Record<string, PersonalTable>;

/** Personal data of visitors. The job queue's tables belong to graphile-worker, outside the schema `public`. */
export const visitors = {
  newsletter_subscriptions: {
    title: "Newsletter",
    about: "That somebody agreed to get the newsletter.",
    download: "newsletter",
    entries: {
      subscription: {
        whose: "visitors",
        what: "Your email, which words you agreed to, and when you entered it, confirmed it and unsubscribed.",
        why: "To send you the newsletter, and to show that you agreed to it.",
        basis: "consent",
        retention:
          "If you don't confirm, 48 hours. Otherwise until you unsubscribe, and three years longer as proof.",
        onDeletion: "deleted",
        afterDeletion:
          "Deleted, if it is the email of the account and verified. Otherwise unsubscribe by the link in each mail.",
        downloaded: true,
      },
      unsubscribeToken: {
        whose: "visitors",
        what: "The random part of your links to unsubscribe.",
        why: "So that you can unsubscribe without signing in.",
        basis: "consent",
        retention: "As long as the subscription.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the subscription.",
        downloaded: false,
      },
    },
  },
  stock_alerts: {
    title: "Back in stock",
    about: "That somebody wants to know when a product is back.",
    download: "stockAlerts",
    entries: {
      request: {
        whose: "visitors",
        what: "Your email, your account's number if you were signed in, which product you wait for, which words you agreed to, when you asked, and when your email was queued.",
        why: "To email you once when the product is back.",
        basis: "consent",
        retention: "Until the email is sent, or the product isn't sold any more, and 180 days at most.",
        onDeletion: "deleted",
        afterDeletion:
          "Deleted, if you asked while you were signed in, or if it is the email of the account and verified.",
        downloaded: true,
      },
    },
  },
  rate_limits: {
    title: "Counters against misuse",
    about: "How often something was done lately. Only shops that run in several processes store it.",
    download: null,
    entries: {
      counter: {
        whose: "visitors",
        what: "Your network address, or your account's number, with how often you signed in, ordered or searched within the last minute or hour.",
        why: "So that nobody can stop the shop for everybody else, or try out passwords.",
        basis: "legitimate interest",
        retention: "Three hours at most.",
        onDeletion: "deleted",
        afterDeletion:
          "What is counted for your account is deleted at once; what is counted for your network address within three hours.",
        downloaded: false,
      },
    },
  },
} as const satisfies Record<string, PersonalTable>;
