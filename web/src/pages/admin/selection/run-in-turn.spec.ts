import { runInTurn } from "./run-in-turn";

const explain = () => "It failed.";

it("does one row after the other, and tells how far it is", async () => {
  const steps: string[] = [];
  const result = await runInTurn(["a", "b"], {
    act: async (row) => {
      steps.push(`begins ${row}`);
      await Promise.resolve();
      steps.push(`ends ${row}`);
      return null;
    },
    explain,
    onProgress: (tried) => steps.push(`${tried} tried`),
  });
  expect(steps).toEqual(["begins a", "ends a", "1 tried", "begins b", "ends b", "2 tried"]);
  expect(result).toEqual({ done: ["a", "b"], refused: [] });
});

it("goes on after a row that is refused, and says why it was", async () => {
  const act = (row: string) => Promise.resolve(row === "b" ? "Too late." : null);
  const result = await runInTurn(["a", "b", "c"], { act, explain, onProgress: () => {} });
  expect(result).toEqual({ done: ["a", "c"], refused: [{ row: "b", reason: "Too late." }] });
});

it("ends at an error, and tries no row after it", async () => {
  const act = jest.fn((row: string) =>
    row === "b" ? Promise.reject(new Error("offline")) : Promise.resolve(null),
  );
  const result = await runInTurn(["a", "b", "c"], { act, explain, onProgress: () => {} });
  expect(act).toHaveBeenCalledTimes(2);
  expect(result).toEqual({
    done: ["a"],
    refused: [
      { row: "b", reason: "It failed." },
      { row: "c", reason: "Not tried." },
    ],
  });
});
