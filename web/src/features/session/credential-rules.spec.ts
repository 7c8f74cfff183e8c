import { credentialRules } from "./credential-rules";

const { value: pattern } = credentialRules.email.pattern;

it.each(["a@b.co", "first.last+tag@sub.example.com", "customer@example.com", "Ada@Shop.Net"])(
  "takes %s for an email",
  (email) => expect(pattern.test(email)).toBe(true),
);

it.each(["ada", "ada@", "ada@example", "@example.com", "ada@example.c", "ada@1.com"])(
  "does not take %s for an email",
  (email) => expect(pattern.test(email)).toBe(false),
);
