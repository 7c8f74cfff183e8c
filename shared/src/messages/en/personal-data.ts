/** What `/privacy` and the dialog of 'Delete my account' say about the personal data in the database. */

const UNTIL_REMOVED = "Until you remove it, at most as long as the account exists.";
const FOR_THE_BOOKS = "As long as the law requires the shop to keep its books.";
const STAYS_IN_THE_BOOKS = "Stays in the books.";

/** The personal data in the shop's database, by table. */
export const personalTableTexts = {
  users: {
    title: "Account",
    what: "Your email and whether it is verified, your name and whether you chose it here, your account's number and role, your sign-in's number at Firebase, whether you last used a password or Google, when you first signed in, when the account was blocked or its deletion began or ended, and which earlier sessions no longer count.",
    why: "To know you when you sign in, to write to you about your orders and keep them together, to decide what you may see and do, and to end sessions that are no longer yours.",
    retention: "As long as the account exists.",
    removed:
      "Your email, name, role and sign-in at Firebase are deleted. With the same email you can register again, and find nothing of the old account.",
    retained:
      "An empty account stays: a number with its dates, so that the orders in the books still belong together. A checksum of the sign-in's number and a counter make sure that no earlier sign-in or session opens it.",
  },
  addresses: {
    title: "Address book",
    what: "The addresses that you saved, each with the recipient's name and phone number.",
    why: "So that you don't have to enter them again for each order.",
    retention: UNTIL_REMOVED,
    removed: "Deleted. An order keeps its own copy.",
  },
  devices: {
    title: "Devices",
    what: "The browser and system of each device, as in 'Firefox on Android', when you signed in there, and when you last used it, to the hour.",
    why: "So that you can see where you are signed in, and notice somebody else.",
    retention: "Until you log out there, or for 30 days after the last use.",
    removed: "Deleted with the account.",
  },
  reviews: {
    title: "Review",
    what: "Your ratings and comments, what they are about, the name shown with each, when you wrote it, whether it waits for an admin, and when an admin hid it.",
    why: "To show it to other shoppers, as you wished, and to keep insults and advertising away from the shop.",
    retention: "Until you delete your account.",
    removed: "Deleted, with its rating.",
  },
  review_photos: {
    title: "Photos of reviews",
    what: "The photos of your reviews, without places and other details in their files, to which review each belongs, and when you uploaded it.",
    why: "To show them with your review, as you wished.",
    retention: "Until you delete your account. A photo without a review, for a day.",
    removed: "Deleted within minutes.",
  },
  wishes: {
    title: "Wish list",
    what: "The products on your wish list, and when you added them.",
    why: "To show your wish list on every device on which you are signed in.",
    retention: UNTIL_REMOVED,
    removed: "Deleted.",
  },
  cart_entries: {
    title: "Cart",
    what: "The products in your cart, their quantities, and when you added them while you were signed in.",
    why: "To show your cart on every device on which you are signed in.",
    retention: "Until you order or remove them, at most as long as the account exists.",
    removed: "Deleted.",
  },
  cart_reminders: {
    title: "Emails about your cart",
    what: "Your account's number, which words you agreed to, when you agreed and stopped the emails, when your cart last changed, when an email was queued and sent, which products were in the last email, whether you followed its link and ordered one of them, and the random part of your links.",
    why: "To email you about a cart that you left, not too often, to show that you agreed to it, to let you stop it without signing in, and to count how often it helps.",
    retention: "Until you stop the emails, and three years longer as proof.",
    removed: "Deleted. The shop's counts of each day contain nothing about you.",
  },
  orders: {
    title: "Orders",
    what: "The name, address, email and phone number that you entered for the order, your note, its number, the product with its picture, quantity and price, discount and code, delivery and tax with their names, refunds, the orders placed together with it, whether units went back into stock, when you ordered, when the order was paid, sent, delivered, cancelled, refunded or last changed, and a random text that keeps one press of a button from ordering twice.",
    why: "To carry out and deliver the order, to charge you the right amount, to reach you and show you where the order is, and for the invoice and the shop's books.",
    retention: `${FOR_THE_BOOKS} The email, the phone number, the note and the random text as long as the account exists.`,
    removed:
      "The email, the phone number, the note and the random text are removed from every order, and the name and address from orders that were neither paid nor delivered.",
    retained:
      "The order stays in the books. Orders that were paid or delivered keep the name and address, because an invoice must have them.",
  },
  checkouts: {
    title: "Carts that were ordered",
    what: "That you ordered a whole cart, or the shop for you, its number, when, the way of delivery and the code at that time with the products that the code counted for, and a random text that keeps one press of a button from ordering a cart twice.",
    why: "To show the cart's orders together, to have them paid at once, and to charge you the right amount if you pay for only some of its products.",
    retention: `${FOR_THE_BOOKS} The random text as long as the account exists.`,
    removed: "The random text is replaced by the number of the cart.",
    retained: "The cart stays in the books.",
  },
  shipments: {
    title: "Parcels",
    what: "Which of your orders were sent together, by which carrier, with which number, and when.",
    why: "To send you what you ordered, and to show you where it is.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  returns: {
    title: "Returns",
    what: "What you wanted to send back, your reason, our answer, and what became of it.",
    why: "To take products back and refund them.",
    retention: FOR_THE_BOOKS,
    retained: "Stays in the books, without your reason and our answer.",
  },
  return_lines: {
    title: "Products of returns",
    what: "The orders in a return, with the number of units.",
    why: "To take products back and refund them.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  return_photos: {
    title: "Photos of returns",
    what: "The photos of what you send back, without places and other details in their files, to which return each belongs, and when you uploaded it.",
    why: "To show us what is wrong with a product.",
    retention: "Until you delete your account. A photo without a return, for a day.",
    removed: "Deleted within minutes.",
  },
  gift_cards: {
    title: "Gift cards",
    what: "The email that a gift card was sent to, its last characters, amount and balance. The code isn't stored.",
    why: "To send gift cards.",
    retention: FOR_THE_BOOKS,
    retained: "Stays in the books, without your email. Whoever has the code can still use the card.",
  },
  gift_card_entries: {
    title: "Use of gift cards",
    what: "Which orders a gift card has paid, and what went back to it.",
    why: "To know what is left on a gift card.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  order_events: {
    title: "History of orders",
    what: "What happened to an order, when, a note about it, and who did it: the customer, the payment provider, the shop itself, or an admin with the number of their account.",
    why: "To show the customer and the shop the history of the order, and to explain wrong changes.",
    retention: FOR_THE_BOOKS,
    retained: "Stays in the books. An admin's account is named by its number only.",
  },
  shop_notes: {
    title: "Notes",
    what: "Our notes about you and your orders, and when we wrote them.",
    why: "To know what we have agreed with you.",
    retention: "As long as the account exists, or until we remove them.",
    removed: "Deleted.",
  },
  payments: {
    title: "Payments",
    what: "The amount, the payment provider, when the payment was started, paid or closed, the address of the payment's page, the provider's numbers of the payment, when the provider was last asked, and what it refunded, or failed to refund, outside of an order. The shop never sees a card's number.",
    why: "To know that your order is paid, to lead you back to a payment that you have begun, to match the provider's reports with your order, and for the shop's books.",
    retention: FOR_THE_BOOKS,
    removed: "The address of the payment's page is removed.",
    retained: "The payment stays in the books, without your name and email.",
  },
  payment_orders: {
    title: "Orders of a payment",
    what: "Which of your orders a payment covers, and with what amount.",
    why: "To mark the right orders as paid.",
    retention: FOR_THE_BOOKS,
    retained: STAYS_IN_THE_BOOKS,
  },
  refunds: {
    title: "Refunds",
    what: "What was refunded to you, for which order, why and when, whether it failed or was paid back by other means, the payment provider's number of the refund, and when it was tried again.",
    why: "To give your money back once, to match the provider's reports with your order, and for the shop's books.",
    retention: FOR_THE_BOOKS,
    retained: "Stays in the books, without your name and email.",
  },
  invoices: {
    title: "Invoices",
    what: "The number of an invoice or credit note, its payment or refund, when it was made, and its text: the name and address that you entered for the order, the products and the sums.",
    why: "To make out an invoice, as the law requires, and to keep it unchanged.",
    retention: FOR_THE_BOOKS,
    retained: "Stays in the books as it was made out, with your name and address: an invoice must have them.",
  },
  disputes: {
    title: "Disputes",
    what: "That your bank disputes a payment or asks about it, the amount, the reason, how and when that ended, the payment provider's number of the dispute, until when the shop can answer, and whether it can give the money back.",
    why: "To answer your bank, to match the provider's reports with your payment, and for the shop's books.",
    retention: FOR_THE_BOOKS,
    retained: "Stays in the books, without your name and email.",
  },
  demo_payment_sessions: {
    title: "Payments of the demo",
    what: "The email, the products and the amount that a payment provider would have received. The demo's own payment page takes no real money, and a shop with a payment provider has no such data.",
    why: "To show the demo's payment page.",
    retention:
      "The email until the payment is made or its page is closed, the rest until the demo's data is deleted.",
    removed: "The email is removed.",
  },
  idempotency_keys: {
    title: "Answers to changes that were sent again",
    what: "The name of a change, the number of the account that made it, when, and the answer, which may have your order with your address.",
    why: "So that a change is made once, even if its answer was lost.",
    retention: "A day.",
    removed: "Deleted at once. Answers to the shop's admins and programs are deleted within a day.",
  },
  webhook_events: {
    title: "What programs receive",
    what: "What you ordered, at what price, which stars you gave, and your account's number, without your name, email or address.",
    why: "So that the shop's own programs, such as the one that packs parcels, learn of your order or review.",
    retention: "At most 30 days.",
    removed: "Deleted by itself within 30 days.",
  },
  audit_entries: {
    title: "Record of what admins did",
    what: "The number of the admin's account, what they did, and when; and the number of the account of a customer whose order was delivered, cancelled or refunded, whose account was blocked or whose review was hidden. Emails are looked up when the record is shown.",
    why: "So that changes to accounts, orders and products can be explained, and misuse and mistakes be found.",
    retention: "As long as the shop exists.",
    retained:
      "Stays with the number of the empty account, because a record that can be changed proves nothing.",
  },
  admin_grants: {
    title: "Invited admins",
    what: "The email of somebody who was made an admin before their first sign-in, and when.",
    why: "To give them the rights that were meant for them.",
    retention: "Until their first sign-in.",
    removed: "Deleted with the account of the same email, if that account's email is verified.",
  },
  api_keys: {
    title: "Keys of programs",
    what: "The number of the account of the admin who created a key. The email is looked up when it is shown.",
    why: "So that the key can be ended when that person is no longer an admin.",
    retention: "As long as the shop exists.",
    retained: "Stays with the number of the empty account, because the key works until somebody ends it.",
  },
  webhooks: {
    title: "Programs that follow what happens",
    what: "The number of the account of the admin who created a webhook. The email is looked up when it is shown.",
    why: "So that the webhook can be ended when that person is no longer an admin.",
    retention: "As long as the webhook exists.",
    retained: "Stays with the number of the empty account, because the webhook works until somebody ends it.",
  },
  newsletter_subscriptions: {
    title: "Newsletter",
    what: "Your email, which words you agreed to, when you entered it, confirmed it and unsubscribed, and the random part of your links to unsubscribe.",
    why: "To send you the newsletter, to show that you agreed to it, and to let you unsubscribe without signing in.",
    retention:
      "If you don't confirm, 48 hours. Otherwise until you unsubscribe, and three years longer as proof.",
    removed:
      "Deleted, if it is the email of the account and verified. Otherwise unsubscribe by the link in each mail.",
  },
  stock_alerts: {
    title: "Back in stock",
    what: "Your email, your account's number if you were signed in, which product you wait for, which words you agreed to, when you asked, and when your email was queued.",
    why: "To email you once when the product is back.",
    retention: "Until the email is sent, or the product isn't sold any more, and 180 days at most.",
    removed:
      "Deleted, if you asked while you were signed in, or if it is the email of the account and verified.",
  },
  rate_limits: {
    title: "Counters against misuse",
    what: "Your network address, or your account's number, with how often you signed in, ordered or searched within the last minute or hour. Only shops that run in several processes store it.",
    why: "So that nobody can stop the shop for everybody else, or try out passwords.",
    retention: "Three hours at most.",
    removed:
      "What is counted for your account is deleted at once; what is counted for your network address within three hours.",
  },
};
