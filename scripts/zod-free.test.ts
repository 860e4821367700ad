import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./task.ts";

const sources = (pattern: string) =>
  globSync(pattern, { cwd: ROOT }).filter((file) => !/\.(test|fixtures)\.tsx?$/.test(file));

/** The files that a file imports or re-exports as values. Types are removed by the compiler. */
function valueImports(file: string): string[] {
  const text = readFileSync(join(ROOT, file), "utf8");
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)([^;"]*?)from\s+"([^"]+)"/gm);
  return [...statements]
    .filter(([, names = ""]) => !/^\{\s*(type [^,}]+,?\s*)+\}\s*$/.test(names))
    .map(([, , from = ""]) => from);
}

/** The chain of imports that leads to zod, or undefined if there is none. */
function wayToZod(file: string, seen = new Set<string>()): string[] | undefined {
  if (seen.has(file)) return undefined;
  seen.add(file);
  for (const from of valueImports(file)) {
    if (from === "zod") return [file];
    if (!from.startsWith(".")) continue;
    const way = wayToZod(join(dirname(file), from), seen);
    if (way) return [file, ...way];
  }
  return undefined;
}

test("the web imports nothing from the contract that loads zod in browsers", () => {
  const web = sources("web/src/**/*.{ts,tsx}");
  const ways = web.flatMap((file) =>
    valueImports(file)
      .filter((from) => from.startsWith("@cardplaza/contract/"))
      .map((from) => wayToZod(from.replace(/^@cardplaza\/contract\/(.*)$/, "contract/src/$1.ts")))
      .filter((way) => way !== undefined)
      .map((way) => [file, ...way].join(" → ")),
  );
  expect(web.length).toBeGreaterThan(500);
  expect(ways).toEqual([]);
});

test("an import of zod through other files is found", () => {
  expect(wayToZod("contract/src/accounts/people.ts")).toEqual(["contract/src/accounts/people.ts"]);
  expect(wayToZod("contract/src/api.ts")?.length).toBeGreaterThan(1);
  expect(wayToZod("contract/src/accounts/account-words.ts")).toBeUndefined();
});

test("limits and texts of the contract are not in files with schemas, so that screens can import them", () => {
  // A plain value; patterns and what is made from a schema stay beside it.
  const plain = /^export const ([A-Z][A-Z0-9]*(?:_[A-Z0-9]+)*)(?:: [^=]+)? = (?:[\d"`[{]|new Set)/gm;
  const beside = sources("contract/src/**/*.ts")
    .filter((file) => valueImports(file).includes("zod"))
    .flatMap((file) =>
      [...readFileSync(join(ROOT, file), "utf8").matchAll(plain)].map(([, name]) => `${file}: ${name}`),
    );
  expect(beside, "move it to …-limits.ts or …-words.ts").toEqual([]);
});
