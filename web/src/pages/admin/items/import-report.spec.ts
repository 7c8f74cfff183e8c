import { parseImportResponse } from "./import-report";

it.each([409, 429])("says in the shop's words why a sheet has to wait (%i)", async (status) => {
  const detail = "Another import is running. Try again when it is done.";
  const answer = { ok: false, status, json: () => Promise.resolve({ status, detail }) };
  expect(await parseImportResponse(answer as Response)).toEqual({ failure: detail });
});
