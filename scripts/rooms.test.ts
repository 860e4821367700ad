import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { ordersInside, roomProblems } from "./rooms.ts";
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

test("ARCHITECTURE.md shows the order inside every room", () => {
  const shown = readFileSync(join(ROOT, "ARCHITECTURE.md"), "utf8")
    .split("\n")
    .map((line) => /^\| `([a-z-]+)` +\| ([a-z, -]+) \|$/.exec(line))
    .filter((match) => match !== null)
    .map(([, room = "", folders = ""]) => [room, ...folders.trim().split(", ")]);
  expect(shown).toEqual(ordersInside(ROOT));
});

describe("inside a room", () => {
  beforeEach(() =>
    write(
      "server/src/features/plan/plan.registration.ts",
      'export const planRegistration = {\n  order: ["payments", "refunds"],\n};\n',
    ),
  );
  const importing = (path: string) => `import { x } from "${path}";\nexport const y = x;\n`;

  test.each([
    ["server", "server/src/features"],
    ["web", "web/src/features"],
    ["contract", "contract/src"],
  ])("an import of a folder above is refused, in the %s", (side, rooms) => {
    write(`${rooms}/plan/payments/a.ts`, importing("../refunds/a.ts"));
    write(`${rooms}/plan/refunds/a.ts`);
    expect(roomProblems(folder)).toEqual([
      `${side}: plan/payments/a.ts imports refunds/a.ts, which is above it in the room`,
    ]);
  });

  test("a file directly in it is just above the folders that it imports, also through another such file", () => {
    const plan = "server/src/features/plan";
    write(`${plan}/refunds/a.ts`, importing("../far.ts"));
    write(`${plan}/payments/a.ts`, importing("../far.ts"));
    write(`${plan}/payments/b.ts`, importing("../free.ts"));
    write(`${plan}/far.ts`, importing("./near.ts"));
    write(`${plan}/near.ts`, importing("./payments/b.ts"));
    write(`${plan}/free.ts`);
    expect(roomProblems(folder)).toEqual([
      "server: plan/payments/a.ts imports far.ts, which is above it in the room",
    ]);
  });

  test("tables are its ground and routes its roof", () => {
    const plan = "server/src/features/plan";
    write(`${plan}/refunds/refunds.table.ts`);
    write(`${plan}/refunds/a.ts`);
    write(`${plan}/payments/a.ts`, importing("../refunds/refunds.table.ts"));
    write(`${plan}/payments/payments.routes.ts`, importing("../refunds/a.ts"));
    expect(roomProblems(folder)).toEqual([]);
    write(`${plan}/refunds/refunds.table.ts`, importing("./a.ts"));
    expect(roomProblems(folder)).toEqual([
      "server: plan/refunds/refunds.table.ts imports refunds/a.ts, which is above it in the room",
    ]);
  });

  test("a folder without a place is refused, unless it is the only one", () => {
    write("web/src/features/plan/attic/a.ts");
    expect(roomProblems(folder)).toEqual([]);
    write("web/src/features/plan/payments/a.ts");
    expect(roomProblems(folder)).toEqual([expect.stringContaining("plan/attic has no place in the room")]);
  });
});

describe("is refused:", () => {
  test.each([
    ["server", "server/src/features"],
    ["web", "web/src/features"],
    ["contract", "contract/src"],
  ])("an import of a room above, in the %s", (side, rooms) => {
    write(`${rooms}/cards/a.ts`);
    write(`${rooms}/plan/b.ts`, 'import { x } from "../cards/a.ts";\nexport const y = x;\n');
    write(`${rooms}/plan/c.ts`, 'export const late = () => import("../cards/a.ts");\n');
    write(`${rooms}/plan/d.ts`, 'import type { X } from "../cards/a.ts";\nexport type Y = X;\n');
    expect(roomProblems(folder)).toEqual(
      ["b", "c", "d"].map((file) => `${side}: plan/${file}.ts imports cards/a.ts, but cards is above plan`),
    );
  });

  test("an import of a room above through the contract", () => {
    write("contract/src/cards/a.ts");
    write("contract/src/plan/a.ts");
    const code = 'import { x } from "@cardplaza/contract/cards/a";\nexport const y = x;\n';
    write("server/src/features/plan/b.ts", code);
    write("web/src/features/plan/b.tsx", code.replace("cards", "plan"));
    expect(roomProblems(folder)).toEqual([
      "server: plan/b.ts imports the contract's cards/a.ts, but cards is above plan",
    ]);
  });

  test("an import of a room in what all rooms of the contract share", () => {
    write("contract/src/plan/a.ts");
    write("contract/src/money.ts", 'import { x } from "./plan/a.ts";\nexport const y = x;\n');
    write("contract/src/api.ts", 'import { x } from "./plan/a.ts";\nexport const y = x;\n');
    expect(roomProblems(folder)).toEqual([expect.stringContaining("money.ts imports plan/a.ts")]);
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
