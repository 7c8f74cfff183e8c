import { createRequire } from "node:module";
import { avoidedWords } from "./avoided-words";

/** The rules for names, as oxlint loads them. */
const { rules } = createRequire(__filename)("./lint-rules.cjs") as {
  rules: Record<
    "avoided-words",
    {
      create(context: { filename: string; report(fault: { message: string }): void }): {
        Program(node: object): void;
      };
    }
  >;
};

function faultsOfFile(filename: string): string[] {
  const faults: string[] = [];
  rules["avoided-words"].create({ filename, report: ({ message }) => void faults.push(message) }).Program({});
  return faults;
}

it("says where an avoided phrase stands, and what to write instead", () => {
  const text = "/** Whether the job runs. */\n/** What became of the job, once it was taken up. */\n";
  expect(avoidedWords("api/src/job.ts", text)).toEqual([
    "api/src/job.ts:2: instead of 'taken up' write: started, run again",
    "api/src/job.ts:2: instead of 'What became of' write: the result, or the state, of",
  ]);
});

it.each(["Null if there is none.", "privcy is none of marketing", "takes up space", "departed"])(
  "lets ordinary English stand: %s",
  (text) => {
    expect(avoidedWords("docs/orders.md", text)).toEqual([]);
  },
);

it.each(["api/src/data/migrations/0001-orders.ts", "releases/0.1.0/schema.graphql", "CONTRIBUTING.md"])(
  "leaves alone what is released, and the page that names the words: %s",
  (file) => {
    expect(avoidedWords(file, "what became of it")).toEqual([]);
  },
);

it.each([
  ["ProductOthers.tsx", "'ProductOthers': name what it holds."],
  ["kept-pages.ts", "'kept-pages': the word for 'kept' is 'stored'."],
  ["picture-names.spec.ts", "'picture-names': the word for 'picture' is 'image'."],
  ["page-data.ts", "'page-data' ends in 'data': say what it is."],
])("finds a name that says nothing, or is our own word: %s", (file, fault) => {
  expect(faultsOfFile(`api/src/${file}`)).toEqual([fault]);
});

it.each(["image-names.ts", "undo-others.ts", "page-info.ts"])("accepts a plain name: %s", (file) => {
  expect(faultsOfFile(`api/src/${file}`)).toEqual([]);
});
