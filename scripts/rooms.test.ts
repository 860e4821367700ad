import { copyFileSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { roomProblems } from "./rooms.ts";
import { ROOT } from "./task.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "cardplaza-rooms-"));
  mkdirSync(join(folder, "server/src"), { recursive: true });
  copyFileSync(join(ROOT, "server/src/registrations.ts"), join(folder, "server/src/registrations.ts"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const write = (file: string, code = "export const x = 1;\n") => {
  mkdirSync(dirname(join(folder, file)), { recursive: true });
  writeFileSync(join(folder, file), code);
};

// Read here, where no limit of time counts: it reads every file.
const problems = roomProblems(ROOT);

test("all imports follow the order of the rooms", () => {
  expect(problems).toEqual([]);
});

describe("is refused:", () => {
  test.each(["server", "web"])("an import of a room above, in the %s", (side) => {
    write(`${side}/src/features/cards/a.ts`);
    write(`${side}/src/features/plan/b.ts`, 'import { x } from "../cards/a.ts";\nexport const y = x;\n');
    write(`${side}/src/features/plan/c.ts`, 'export const late = () => import("../cards/a.ts");\n');
    write(`${side}/src/features/plan/d.ts`, 'import type { X } from "../cards/a.ts";\nexport type Y = X;\n');
    expect(roomProblems(folder)).toEqual(
      ["b", "c", "d"].map((file) => `${side}: plan/${file}.ts imports cards/a.ts, but cards is above plan`),
    );
  });

  test("a room that is not in the order", () => {
    write("server/src/features/attic/a.ts");
    expect(roomProblems(folder)).toEqual([expect.stringContaining("attic")]);
  });

  test("a folder with more than 40 files", () => {
    for (let i = 0; i <= 40; i++) write(`web/src/features/cards/a${i}.tsx`);
    expect(roomProblems(folder)).toEqual(["web/src/features/cards holds 41 files: at most 40"]);
  });
});

test("an import of a room below is allowed, and a test may use fixtures of any room", () => {
  write("server/src/features/plan/a.ts");
  write("server/src/features/plan/a.test.ts", 'import { x } from "../cards/b.ts";\nexport const y = x;\n');
  write("server/src/features/cards/b.ts", 'import { x } from "../plan/a.ts";\nexport const y = x;\n');
  expect(roomProblems(folder)).toEqual([]);
});
