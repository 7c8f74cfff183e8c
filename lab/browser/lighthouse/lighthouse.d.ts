// The types of Lighthouse that the spec uses. Only `npm run lab -- lighthouse` installs the package, so the check can't read its types.

declare module "lighthouse" {
  interface Report {
    categories: Partial<Record<string, { score: number | null }>>;
    audits: Partial<Record<string, { numericValue?: number }>>;
    runtimeError?: { message: string };
  }
  export default function lighthouse(
    url: string,
    flags: { port: number; logLevel: "error"; output: "json" },
  ): Promise<{ lhr: Report } | undefined>;
}
