import { matchColumns } from "@cardplaza/contract/cards/team/team-import-words";
import { expect, test } from "vitest";
import { sampleCsv } from "./sample-file.ts";

test("every column of the sample is known when it comes back", () => {
  const [headings = ""] = sampleCsv().replace("\uFEFF", "").split("\r\n");
  const columns = matchColumns(headings.split(",").map((cell) => cell.replaceAll('"', "")));
  expect(columns).toEqual(["name", "role", "email", "phone", "company", "website", "address"]);
});
