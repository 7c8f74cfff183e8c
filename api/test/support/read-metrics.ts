/** One value of a metric. */
export interface Sample {
  name: string;
  labels: Record<string, string>;
  value: number;
}

const SAMPLE = /^([a-zA-Z_:][\w:]*)(?:\{(.*)\})? (\S+)$/;
const LABEL = /(\w+)="((?:[^"\\]|\\.)*)"/g;

/** The samples of Prometheus text; throws for a line that is neither a sample nor a comment. */
export function readSamples(text: string): Sample[] {
  const lines = text.split("\n").filter((line) => line !== "" && !line.startsWith("#"));
  return lines.map((line) => {
    const [, name, labels = "", value] = SAMPLE.exec(line) ?? [];
    if (!name) throw new Error(`no sample: ${line}`);
    const pairs = [...labels.matchAll(LABEL)].map(([, label, text]) => [label, text]);
    return { name, labels: Object.fromEntries(pairs) as Record<string, string>, value: Number(value) };
  });
}

/** The metrics of an address, and what they say. */
export async function readMetrics(address: string) {
  const answer = await fetch(address);
  const text = await answer.text();
  const samples = readSamples(text);
  /** The sum of a metric over all samples that have these labels; undefined if none has. */
  const sum = (name: string, labels: Record<string, string> = {}) => {
    const found = samples.filter(
      (sample) =>
        sample.name === name &&
        Object.entries(labels).every(([label, wanted]) => sample.labels[label] === wanted),
    );
    return found.length === 0 ? undefined : found.reduce((total, { value }) => total + value, 0);
  };
  return { status: answer.status, type: answer.headers.get("content-type"), text, samples, sum };
}
