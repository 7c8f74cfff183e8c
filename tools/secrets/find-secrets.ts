/** A part of a text that looks like a secret. */
export interface Finding {
  /** Counted from 1. */
  line: number;
  kind: string;
  /** The matching text. */
  text: string;
}

interface Rule {
  kind: string;
  /** The secret is the first group, or the whole match. */
  pattern: RegExp;
  /** Whether a match is a secret; without it every match is one. */
  confirms?(secret: string): boolean;
}

const rules: Rule[] = [
  { kind: "private key", pattern: /-----BEGIN (?:[A-Z0-9]+ )*PRIVATE KEY-----/g },
  { kind: "AWS access key", pattern: /\b(?:AKIA|ASIA)[0-9A-Z]{16}\b/g },
  { kind: "Stripe key", pattern: /\b[rs]k_(?:live|test)_[0-9A-Za-z]{16,}/g },
  { kind: "Stripe webhook secret", pattern: /\bwhsec_[0-9A-Za-z+/=]{24,}/g },
  { kind: "API key of a shop", pattern: /\bmsk_[0-9A-Za-z]{43}\b/g },
  { kind: "Google or Firebase API key", pattern: /\bAIza[\w-]{35}/g },
  { kind: "Google OAuth token", pattern: /\bya29\.[\w-]{20,}/g },
  { kind: "GitHub token", pattern: /\b(?:gh[pousr]_[0-9A-Za-z]{36,}|github_pat_\w{22,})/g },
  { kind: "Slack token", pattern: /\bxox[abeprs]-[\w-]{10,}|hooks\.slack\.com\/services\/[\w/]{20,}/g },
  { kind: "npm token", pattern: /\bnpm_[0-9A-Za-z]{36}\b/g },
  { kind: "JSON Web Token", pattern: /\beyJ[\w-]{8,}\.eyJ[\w-]{8,}\.[\w-]*/g },
  {
    kind: "password in a URL",
    pattern: /\b[a-z][a-z+.-]*:\/\/[^\s:/@"'`${}<>]+:([^\s/@"'`${}<>[\]]+)@/gi,
    confirms: (password) => !/^(secret|password)$/.test(password), // as examples have it
  },
  {
    kind: "secret in an assignment",
    pattern:
      /(?:secret|token|passw(?:or)?d|api_?key|credential|private_?key)\w*["']?\s*[:=]\s*["'`]?([^\s"'`,;(){}<>]{16,})/gi,
    confirms: (secret) => /^[^…]*\d[^…]*$/.test(secret) && bitsPerCharacter(secret) >= MIN_BITS,
  },
];

/** Random texts in base64 or hex have more bits per character than names, paths and words with digits. */
const MIN_BITS = 3.3;

/** Finds everything that looks like a secret, line by line. Binary content has none. */
export function findSecrets(content: string): Finding[] {
  if (content.includes("\0")) return [];
  return content
    .split("\n")
    .flatMap((text, index) => findInLine(text).map((found) => ({ line: index + 1, ...found })));
}

function findInLine(line: string): Omit<Finding, "line">[] {
  return rules.flatMap(({ kind, pattern, confirms = () => true }) =>
    Array.from(line.matchAll(pattern), (match) => ({ kind, text: match[1] ?? match[0] })).filter(({ text }) =>
      confirms(text),
    ),
  );
}

/** Shannon entropy of a text, in bits per character. */
function bitsPerCharacter(text: string): number {
  const counts = new Map<string, number>();
  for (const character of text) counts.set(character, (counts.get(character) ?? 0) + 1);
  const shares = Array.from(counts.values(), (count) => count / text.length);
  return -shares.reduce((bits, share) => bits + share * Math.log2(share), 0);
}
