import { expect, test } from "vitest";
import { gather } from "./gather.ts";

test("what is asked for within a moment is done at once, and what comes later by itself", async () => {
  const runs: number[][] = [];
  const add = gather<number>(5, async (all) => void runs.push([...all]));
  await Promise.all([add(1), add(2), add(3)]);
  await add(4);
  expect(runs).toEqual([[1, 2, 3], [4]]);
});

test("a failure reaches everybody who asked for that run, and nobody else", async () => {
  const add = gather<string>(5, async (all) => {
    if (all.includes("bad")) throw new Error("refused");
  });
  const results = await Promise.allSettled([add("good"), add("bad")]);
  expect(results.map(({ status }) => status)).toEqual(["rejected", "rejected"]);
  await expect(add("good")).resolves.toBeUndefined();
});
