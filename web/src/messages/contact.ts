/** Texts of `/contact`. */
export const contactTexts = {
  title: "Contact",
  lead: "Questions about a product or an order? We're happy to help.",
  description: (shop: string) => `How to reach ${shop}.`,
  labels: { name: "Your name", email: "Email", orderNumber: "Order number", message: "Message" },
  orderNumberHint: "Like 1234-5678. It's in our emails about your order.",
  send: "Send message",
  sent: "Your message is on its way",
  sentText: (email: string) => `We'll reply to ${email}.`,
  byEmail: "You can also email us:",
  notSent: "Your message wasn't sent.",
} as const;
