import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./task.ts";

test("the index names every decision, by its own file", () => {
  const folder = join(ROOT, "docs/decisions");
  const index = readFileSync(join(folder, "README.md"), "utf8");
  const files = readdirSync(folder).filter((file) => /^\d{4}-/.test(file));
  expect(files.length).toBeGreaterThan(40);
  const named = [...index.matchAll(/\]\((\d{4}-[^)]+)\)/g)].map(([, file = ""]) => file);
  expect(named.toSorted()).toEqual(files.toSorted());
});
