// The part of autocannon that the benchmark uses; the package has no types.

declare module "autocannon" {
  interface Options {
    url: string;
    connections: number;
    /** In seconds. */
    duration: number;
    /** The time between two samples in ms; a run ends with a sample. */
    sampleInt: number;
    requests: { setupRequest: (defaults: object) => object }[];
    verifyBody: (body: string) => boolean;
  }
  type Counts = Record<"2xx" | "non2xx" | "errors" | "mismatches", number>;
  type Result = Counts & { requests: { sent: number } };
  export default function autocannon(options: Options): Promise<Result>;
}
