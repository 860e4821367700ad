import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { tableProblems } from "./own-tables.ts";
import { ROOT } from "./task.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardplaza-tables-"));
  write("features/accounts/accounts.table.ts", 'export const members = pgTable("members", {});\n');
  write("features/cards/cards.table.ts", 'export const cards = pgTable(\n  "cards",\n  {},\n);\n');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, code: string) => {
  const path = join(folder, "server/src", file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, code);
};
const IMPORT = 'import { members } from "../accounts/accounts.table.ts";\n';
const writesMembers = (file: string) =>
  `${file} writes members, a table of accounts: let a verb of accounts do it`;

// Read here, where no limit of time counts: it reads every file of the server.
const problems = tableProblems(ROOT);

test("every room of the product writes only its own tables, and names no other room's in SQL text", () => {
  expect(problems).toEqual([]);
});

describe("is refused:", () => {
  test.each([
    ["an insert", `${IMPORT}tx.insert(members).values({});`],
    ["an update over several lines", `${IMPORT}tx\n  .update(\n    members,\n  )\n  .set({});`],
    ["a delete", `${IMPORT}tx.delete(members);`],
    ["a table under another name", IMPORT.replace("members", "members as people") + "tx.delete(people);"],
    ["a loop over tables", `${IMPORT}for (const table of [own, members]) tx.delete(table);`],
    ["SQL text with the table", `${IMPORT}sql\`insert into \${members} (id) values (1)\`;`],
    ["SQL text with its name", "sql`with gone as (\n  DELETE FROM\n  members where id = 1) select 1`;"],
    ["an update in SQL text", 'sql`update only "members" set name = 1`;'],
    ["a truncate", "sql`truncate table members`;"],
  ])("%s", (_case, code) => {
    write("features/plan/a.ts", code);
    expect(tableProblems(folder)).toEqual([writesMembers("features/plan/a.ts")]);
  });

  test.each(["platform/a.ts", "pages/a.ts", "providers/payments/a.ts", "app.ts", "features/cards/team/a.ts"])(
    "a write of a room's table in %s",
    (file) => {
      write(file, "sql`update members set name = 1`;");
      expect(tableProblems(folder)).toEqual([writesMembers(file)]);
    },
  );

  test.each([
    ["reading by its name", "sql`select 1 from members`;"],
    ["joining by its name", "sql`select 1 from plans\n  left join members on true`;"],
  ])("%s", (_case, code) => {
    write("features/plan/a.ts", code);
    expect(tableProblems(folder)).toEqual([
      "features/plan/a.ts names members in SQL text: let a function of accounts read it",
    ]);
  });
});

describe("is allowed:", () => {
  test.each([
    ["a room's own table", "features/accounts/a.ts", `${IMPORT}tx.insert(members);`],
    ["a room's own table, further in", "features/accounts/sessions/a.ts", "sql`update members set x = 1`;"],
    ["reading", "features/plan/a.ts", `${IMPORT}tx.select().from(members);`],
    ["reading in SQL text", "features/plan/a.ts", `${IMPORT}sql\`select 1 from \${members}\`;`],
    ["locking", "features/accounts/a.ts", "sql`select 1 from members for no key update of members`;"],
    ["a comment", "features/plan/a.ts", "// We update members elsewhere.\n/* delete from members */"],
    ["another's method", "features/plan/a.ts", `${IMPORT}names.delete(name);`],
    ["a test", "features/plan/a.test.ts", `${IMPORT}tx.insert(members);`],
    ["a fixture", "features/plan/a.fixtures.ts", `${IMPORT}tx.insert(members);`],
    ["what tests stand on", "testing/test-member.ts", "sql`delete from members`;"],
    ["the sample data", "sample/load.ts", "sql`delete from members`;"],
  ])("%s", (_case, file, code) => {
    write(file, code);
    expect(tableProblems(folder)).toEqual([]);
  });
});
