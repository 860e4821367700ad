import { readFileSync } from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { sourcesIn } from "./sources.ts";

/** Where a table is defined: its name in TypeScript and in SQL, its file, and the room that may write it. */
interface Table {
  constant: string;
  name: string;
  file: string;
  room: string;
}

/**
 * Every place under this folder where a file of one room inserts, updates or deletes rows of another room, or names
 * another room's table in the text of a query.
 */
export function tableProblems(root: string): string[] {
  const src = join(root, "server/src");
  const files = sourcesIn(src).filter((file) => !isExempt(relative(src, file)));
  const tables = files.flatMap((file) => tablesIn(file, src));
  return files.flatMap((file) => {
    const path = relative(src, file);
    const others = (found: Table[]) => found.filter(({ room }) => room !== roomOf(path));
    return [
      ...others(tablesWrittenBy(file, tables)).map(
        ({ name, room }) => `${path} writes ${name}, a table of ${room}: let a verb of ${room} do it`,
      ),
      ...others(tablesReadAsTextBy(file, tables)).map(
        ({ name, room }) => `${path} names ${name} in SQL text: let a function of ${room} read it`,
      ),
    ];
  });
}

// Tests and fixtures set up a state that no verb leads to quickly, such as a member of three years ago. The sample
// data is written before the server starts, with times of its own. No product code can import either.
const isExempt = (path: string) =>
  /\.(test|fixtures)\.tsx?$/.test(path) || ["testing", "sample"].includes(path.split(sep)[0] as string);

/** "cards" of "features/cards/team/x.ts", "platform" of "platform/http/x.ts", "the server" of "app.ts". */
function roomOf(path: string): string {
  const [first, second, third] = path.split(sep) as [string, ...string[]];
  if (first === "features" && third) return second as string;
  return second ? first : "the server";
}

const tablesIn = (file: string, src: string): Table[] =>
  [...codeOf(file).matchAll(/const (\w+) = pgTable\(\s*"(\w+)"/g)].map(([, constant, name]) => ({
    constant: constant as string,
    name: name as string,
    file,
    room: roomOf(relative(src, file)),
  }));

function tablesWrittenBy(file: string, tables: Table[]): Table[] {
  const code = codeOf(file);
  const known = tablesKnownTo(file, code, tables);
  const written = new Set<Table | undefined>();
  for (const [, constant = ""] of code.matchAll(/\.(?:insert|update|delete)\(\s*(\w+)/g)) {
    for (const table of eachOf(code, constant)) written.add(known.get(table));
  }
  for (const [, constant, name] of code.matchAll(SQL_WRITE)) {
    written.add(constant ? known.get(constant) : tables.find((table) => table.name === name?.toLowerCase()));
  }
  return [...written].filter((table) => table !== undefined);
}

/** Other rooms read through `${members}`, which the compiler knows, or through a condition of its room. */
const tablesReadAsTextBy = (file: string, tables: Table[]): Table[] => {
  const names = [...codeOf(file).matchAll(/(?<!\bdelete\s+)\b(?:from|join)\s+(?:only\s+)?(\w+)/gi)].map(
    ([, name]) => name?.toLowerCase(),
  );
  return tables.filter(({ name }) => names.includes(name));
};

// Finds statements that write, not the "update" of "for update of cards".
const SQL_WRITE =
  /(?:\binsert\s+into|\bmerge\s+into|\bdelete\s+from|\btruncate(?:\s+table)?|(?<!\bfor\s+|\bkey\s+)\bupdate)\s+(?:only\s+)?(?:\$\{(\w+)\}|"?(\w+)"?)/gi;

/** The tables that this file defines or imports, by the names that it uses for them. */
function tablesKnownTo(file: string, code: string, tables: Table[]): Map<string, Table> {
  const known = new Map(
    tables.filter((table) => table.file === file).map((table) => [table.constant, table]),
  );
  for (const [, names = "", from = ""] of code.matchAll(/import\s*\{([^}]*)\}\s*from\s+"(\.[^"]+)"/g)) {
    const target = resolve(dirname(file), from);
    for (const imported of names.split(",")) {
      const [constant, alias = constant] = imported.trim().split(/\s+as\s+/) as [string, string?];
      const table = tables.find((one) => one.file === target && one.constant === constant);
      if (table) known.set(alias, table);
    }
  }
  return known;
}

/** The tables of `for (const table of [cards, leads])`, or the one that is named. */
function eachOf(code: string, constant: string): string[] {
  const loops = [...code.matchAll(new RegExp(`const ${constant} of \\[([^\\]]*)\\]`, "g"))];
  return [constant, ...loops.flatMap(([, list = ""]) => list.match(/\w+/g) ?? [])];
}

/** The code without comments, which speak of updates too. */
const codeOf = (file: string) =>
  readFileSync(file, "utf8").replace(/\/\*[\s\S]*?\*\/|(?<![:"'`\w])\/\/.*$/gm, "");
