import { join } from "node:path";
import { expect, test } from "vitest";
import { ROOT } from "./task.ts";
import { slowFilesOf } from "./test-reports.ts";

test("files over 30 s are named, the slowest first", () => {
  const took = (name: string, ms: number) => ({
    name: join(ROOT, name),
    status: "passed",
    startTime: 1_000,
    endTime: 1_000 + ms,
    assertionResults: [],
  });
  const testResults = [took("a.test.ts", 30_000), took("b.test.ts", 30_600), took("c.test.ts", 90_000)];
  expect(slowFilesOf({ testResults })).toEqual(["c.test.ts took 90 s", "b.test.ts took 31 s"]);
});

test("the journeys of a file are added up, with those inside a group and those that were tried twice", () => {
  const spec = (...durations: number[]) => ({
    tests: [{ results: durations.map((duration) => ({ duration })) }],
  });
  const inside = { file: "feed.spec.ts", specs: [spec(11_000)] };
  const suites = [
    { file: "feed.spec.ts", specs: [spec(10_000), spec(5_000, 6_000)], suites: [inside] },
    { file: "home.spec.ts", specs: [spec(9_000)] },
  ];
  const stats = { expected: 4, unexpected: 0, flaky: 1, skipped: 0 };
  expect(slowFilesOf({ stats, suites })).toEqual(["journeys/feed.spec.ts took 32 s"]);
});
