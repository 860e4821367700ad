import { expect, test } from "vitest";
import { IMPORT_FIELDS, IMPORT_HEADINGS, matchColumns } from "./team-import-words.ts";

test("columns are recognised by what people call them, whatever the case and marks", () => {
  expect(matchColumns(["FULL NAME", "e-mail", "Job_Title", "mobile no", "Linked-In", "पता"])).toEqual([
    "name",
    "email",
    "role",
    "",
    "linkedin_url",
    "",
  ]);
  for (const field of IMPORT_FIELDS) expect(matchColumns([field])).toEqual([field]);
});

test("no two fields share a heading, and each field goes to the first column that names it", () => {
  const all = IMPORT_FIELDS.flatMap((field) =>
    IMPORT_HEADINGS[field].map((heading) => heading.toLowerCase()),
  );
  expect(new Set(all).size).toBe(all.length);
  expect(matchColumns(["Name", "Member", "name"])).toEqual(["name", "", ""]);
  expect(matchColumns(["constructor", "__proto__", ""])).toEqual(["", "", ""]);
});
