import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { ServiceUnavailable } from "../errors";
import { SharedAnswer, SharedAnswers } from "./shared-answer";

/** Work whose runs end when the test allows it. */
function workOf() {
  const runs: { end: (result: string) => void; fail: (error: Error) => void }[] = [];
  const work = () => new Promise<string>((end, fail) => runs.push({ end, fail }));
  return { runs, work };
}

const settled = () => new Promise((wake) => setImmediate(wake));

it("runs once for all callers that arrive during another run, and only after that run has ended", async () => {
  const shared = new SharedAnswers<string>("page");
  const { runs, work } = workOf();
  const first = shared.share("key", undefined, work);
  const others = Array.from({ length: 99 }, () => shared.share("key", undefined, work));
  await settled();
  expect(runs).toHaveLength(1);
  runs[0]?.end("before");
  await expect(first).resolves.toBe("before");
  expect(runs).toHaveLength(2);
  runs[1]?.end("after");
  expect(new Set(await Promise.all(others))).toEqual(new Set(["after"]));
  expect(shared.count).toBe(0);
});

it("never gives a caller the result of a run that began before the call", async () => {
  const shared = new SharedAnswers<string>("page");
  const { runs, work } = workOf();
  void shared.share("key", undefined, work);
  const second = shared.share("key", undefined, work);
  runs[0]?.end("1");
  await settled();
  const third = shared.share("key", undefined, work); // the second run has started
  runs[1]?.end("2");
  await settled();
  runs[2]?.end("3");
  expect([await second, await third]).toEqual(["2", "3"]);
});

it("runs the work of different keys side by side", async () => {
  const shared = new SharedAnswers<string>("page");
  const one = workOf();
  const other = workOf();
  const results = [shared.share("one", undefined, one.work), shared.share("other", undefined, other.work)];
  other.runs[0]?.end("other");
  one.runs[0]?.end("one");
  expect(await Promise.all(results)).toEqual(["one", "other"]);
});

it("fails for all callers of a failed run, and starts the next run", async () => {
  const shared = new SharedAnswers<string>("page");
  const { runs, work } = workOf();
  const first = shared.share("key", undefined, work);
  const next = shared.share("key", undefined, work);
  const nextToo = shared.share("key", undefined, work);
  runs[0]?.fail(new Error("first"));
  await expect(first).rejects.toThrow("first");
  runs[1]?.fail(new Error("second"));
  await expect(next).rejects.toThrow("second");
  await expect(nextToo).rejects.toThrow("second");
  const afresh = shared.share("key", undefined, work);
  runs[2]?.end("afresh");
  await expect(afresh).resolves.toBe("afresh");
  expect(shared.count).toBe(0);
});

it("ends a run that hangs at its deadline, and starts the next run", async () => {
  const shared = new SharedAnswers<string>("page", 20);
  const hanging = shared.share("key", undefined, () => new Promise(() => undefined));
  const next = shared.share("key", undefined, () => Promise.resolve("next"));
  await expect(hanging).rejects.toThrow(ServiceUnavailable);
  await expect(next).resolves.toBe("next");
  expect(shared.count).toBe(0);
});

it("fails like any other run where the work throws before it begins", async () => {
  const shared = new SharedAnswers<string>("page");
  const work = () => {
    throw new Error("at once");
  };
  await expect(shared.share("key", undefined, work)).rejects.toThrow("at once");
  await settled();
  expect(shared.count).toBe(0);
});

it("remembers a bounded number of keys, and runs the work of others for each caller alone", async () => {
  const shared = new SharedAnswers<string>("page");
  const { runs, work } = workOf();
  const all = Array.from({ length: 5_000 }, (_, n) => shared.share(`key ${n}`, undefined, work));
  expect(shared.count).toBe(1_000);
  void shared.share("key 4999", undefined, work);
  expect(runs).toHaveLength(5_001);
  for (const { end } of runs) end("done");
  await Promise.all(all);
  await settled();
  expect(shared.count).toBe(0);
});

it.each(["br", "gzip"] as const)(
  "forgets the bytes of a page compressed by %s, and restores them on demand",
  async (coding) => {
    const page = Buffer.from("<h1>Über uns</h1>".repeat(200));
    const answer = new SharedAnswer(page);
    const { etag } = answer;
    await answer.in(coding);
    const restored = answer.bytes;
    expect(restored).not.toBe(page);
    expect(restored.equals(page)).toBe(true);
    expect(answer.bytes).toBe(restored);
    expect(new SharedAnswer(restored).etag).toBe(etag);
  },
);

it("sends a page to clients of every coding, whichever asks first", async () => {
  const text = "<h1>Über uns</h1>".repeat(200);
  const answer = new SharedAnswer(Buffer.from(text));
  const forms = [await answer.in("br"), await answer.in("gzip"), answer.bytes, await answer.in("br")];
  const [br, gzip, bytes, again] = forms as [Buffer, Buffer, Buffer, Buffer];
  expect([brotliDecompressSync(br), gunzipSync(gzip), bytes].map(String)).toEqual([text, text, text]);
  expect(again).toBe(br);
});
