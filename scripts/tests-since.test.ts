import { expect, test } from "vitest";
import { readImports } from "./import-graph.ts";
import { ROOT } from "./task.ts";
import { readScreens, testsReachedBy } from "./tests-since.ts";

const graph = readImports(ROOT);
const screens = await readScreens();
const reach = (...changed: string[]) => testsReachedBy(changed, graph, screens);
const roomsOf = (tests: string[]) => [
  ...new Set(tests.flatMap((file) => /^server\/src\/features\/([^/]+)/.exec(file)?.[1] ?? [])),
];
const specs = (...names: string[]) => names.map((name) => `journeys/${name}.spec.ts`);
const EVERYTHING = reach("package-lock.json");

test("a room's verb reaches the tests of its room and of the whole product, and journeys that show the room", () => {
  const { tests, journeys, walks } = reach("server/src/features/jobs/hiring/move-application.ts");
  expect(roomsOf(tests)).toEqual(["jobs"]);
  expect(tests).toContain("server/src/database-rules.test.ts");
  expect(tests.filter((file) => file.includes(".process."))).toEqual([]);
  expect(journeys).toEqual(expect.arrayContaining(specs("hiring", "jobs")));
  expect(journeys).not.toEqual(expect.arrayContaining(specs("qr-studio")));
  expect(walks).toBe(false);
});

test("a verb that other rooms import reaches these too", () => {
  const { tests } = reach("server/src/features/notifications/notify.ts");
  expect(roomsOf(tests)).toEqual(expect.arrayContaining(["notifications", "leads", "jobs", "chapters"]));
});

test("a test, a fixture or a journey that changed reaches itself and what imports it", () => {
  const own = "server/src/features/jobs/posts/job-clock.test.ts";
  expect(reach(own).tests.filter((file) => !file.startsWith("scripts/"))).toEqual([own]);
  expect(roomsOf(reach("server/src/features/jobs/job.fixtures.ts").tests)).toContain("jobs");
  expect(reach("journeys/jobs.ts").journeys).toEqual(specs("hiring", "job-alerts", "jobs"));
});

test("a part of one screen reaches its journey alone, a part of all screens every journey", () => {
  expect(reach("web/src/features/policies/policy-page.tsx").journeys).toEqual(specs("policies"));
  expect(reach("web/src/ui/button.tsx")).toMatchObject({ journeys: EVERYTHING.journeys, walks: true });
});

test("limits and words of the contract reach the rooms that use them on both sides", () => {
  const { tests, journeys } = reach("contract/src/policies/policy-words.ts");
  expect(roomsOf(tests)).toContain("policies");
  expect(journeys).toEqual(expect.arrayContaining(specs("policies")));
});

test("the platform reaches every journey and every room that has tests", () => {
  const { tests, journeys } = reach("server/src/platform/database.ts");
  expect(journeys).toEqual(EVERYTHING.journeys);
  expect(roomsOf(tests)).toEqual(roomsOf(EVERYTHING.tests));
});

test.each(["server/migrations/0001_x.sql", "vitest.config.ts", "web/package.json", "web/public/x.svg"])(
  "what no import shows reaches everything: %s",
  (file) => {
    expect(reach(file)).toEqual(EVERYTHING);
    expect(EVERYTHING.tests.length).toBeGreaterThan(400);
  },
);

test("documents and benchmarks reach only the tests of the sources themselves", () => {
  const { tests, journeys, walks } = reach("README.md", "bench/feed.ts");
  expect(tests.every((file) => file.startsWith("scripts/"))).toBe(true);
  expect([journeys, walks]).toEqual([[], false]);
});
