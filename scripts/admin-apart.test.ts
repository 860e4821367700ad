import { expect, test } from "vitest";
import { readImports } from "./import-graph.ts";
import { ROOT } from "./task.ts";

const ADMIN = "web/src/features/admin/";

test("members' screens bring nothing of the administration", () => {
  const imports = [...readImports(ROOT)].filter(([file]) => file.startsWith("web/src/"));
  const ofAdmins = ([, targets]: (typeof imports)[number]) =>
    [...targets].some((target) => target.startsWith(ADMIN));
  const importing = imports.filter(ofAdmins).map(([file]) => file);
  expect(importing.length).toBeGreaterThan(0);
  expect(importing.filter((file) => !file.startsWith(ADMIN))).toEqual([]);
});
