import type { StoredTable } from "./stored-table";

const WHILE_THE_ACCOUNT_EXISTS = "As long as the account exists.";

/** What is stored of accounts. */
export const accountTables: readonly StoredTable[] = [
  {
    name: "users",
    title: "Account",
    about: "A person who has signed in at least once.",
    download: "account",
    personal: [
      {
        columns: ["email", "email_verified", "name"],
        whose: "customers",
        what: "Your email, whether it is verified, and the name that you entered or that Google gave.",
        why: "To know you when you sign in, and to write to you about your orders.",
        basis: "contract",
        kept: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion:
          "Removed from the account. With the same email you can register anew, and find nothing of the old account.",
        downloaded: true,
      },
      {
        columns: ["id", "role", "created_at", "archived_at", "deletion_began_at", "deleted_at"],
        whose: "customers",
        what: "The account's number, whether you are a customer or an admin, when you first signed in, and when the account was blocked or deleted.",
        why: "To keep your orders together, and to decide what you may see and do.",
        basis: "contract",
        kept: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "kept",
        afterDeletion:
          "Stays as an empty account, a number with these dates, so that the orders in the books still belong together.",
        downloaded: true,
      },
      {
        columns: ["firebase_uid", "sign_in_provider"],
        whose: "customers",
        what: "The number of your sign-in at Firebase, and whether you last used a password or Google.",
        why: "To find your account when you sign in.",
        basis: "contract",
        kept: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "emptied",
        afterDeletion:
          "The sign-in at Firebase is deleted. Of its number a check sum stays, by which a sign-in that is still under way is refused.",
        downloaded: true,
      },
      {
        columns: ["session_epoch", "sign_ins_valid_since"],
        whose: "customers",
        what: "A counter, and a time, that end earlier sessions.",
        why: "To end sessions that are not yours any more.",
        basis: "legitimate interest",
        kept: WHILE_THE_ACCOUNT_EXISTS,
        onDeletion: "kept",
        afterDeletion: "Stays with the empty account, so that no earlier session opens it.",
        downloaded: false,
      },
    ],
    other: [],
  },
  {
    name: "admin_grants",
    title: "Invited admins",
    about: "An email that becomes an admin at its first sign-in.",
    download: "adminGrant",
    personal: [
      {
        columns: ["id", "email", "granted_at"],
        whose: "admins",
        what: "The email of somebody who was made an admin before they first signed in, and when.",
        why: "To give them the rights that were meant for them.",
        basis: "legitimate interest",
        kept: "Until their first sign-in.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the account of the same email.",
        downloaded: true,
      },
    ],
    other: [],
  },
  {
    name: "reviews",
    title: "Review",
    about: "A customer's rating and comment about the shop.",
    download: "reviews",
    personal: [
      {
        columns: ["id", "user_id", "name", "rating", "comment", "created_at"],
        whose: "customers",
        what: "Your rating and comment, the name shown with it, and when you wrote it.",
        why: "To show it to other shoppers, as you wished.",
        basis: "consent",
        kept: "Until you delete your account.",
        onDeletion: "deleted",
        afterDeletion: "Deleted, with its rating.",
        downloaded: true,
      },
      {
        columns: ["hidden_at", "pending"],
        whose: "customers",
        what: "Whether your review waits for an admin, and when one hid it.",
        why: "To keep insults and advertising away from the shop.",
        basis: "legitimate interest",
        kept: "As long as the review.",
        onDeletion: "deleted",
        afterDeletion: "Deleted with the review.",
        downloaded: true,
      },
    ],
    other: [],
  },
  {
    name: "audit_entries",
    title: "Record of what admins did",
    about: "A change that an admin made. Entries can be added, and never be changed or removed.",
    download: "auditEntries",
    personal: [
      {
        columns: ["actor_id", "actor", "action", "done_at"],
        whose: "admins",
        what: "The number of the admin's account, what they did, and when. The email is looked up when the record is shown.",
        why: "So that changes to accounts, orders and products can be explained, and misuse be found.",
        basis: "legitimate interest",
        kept: "As long as the shop exists.",
        onDeletion: "kept",
        afterDeletion:
          "Stays with the number of the empty account, because a record that can be changed proves nothing.",
        downloaded: true,
      },
      {
        columns: ["target_user_id", "target_id", "target", "detail"],
        whose: "customers",
        what: "The number of your account where an admin delivered, cancelled or refunded your order, blocked your account or hid your review.",
        why: "So that a wrong change can be found and explained to you.",
        basis: "legitimate interest",
        kept: "As long as the shop exists.",
        onDeletion: "kept",
        afterDeletion:
          "Stays with the number of the empty account, because a record that can be changed proves nothing.",
        downloaded: true,
      },
    ],
    other: ["id", "api_key_id"],
  },
];
