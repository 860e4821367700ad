import { expect, test } from "vitest";
import { collectBatches } from "./collect-batches.ts";

test("what arrives while a batch is being written goes with the next one", async () => {
  const written: number[][] = [];
  const batches = collectBatches<number>(4, async (items) => {
    written.push(items);
    await new Promise(setImmediate);
    if (items.includes(3)) throw new Error("not this one");
  });
  const first = batches.add(1);
  await new Promise(setImmediate);
  const rest = Promise.allSettled([2, 3, 4, 5, 6].map(batches.add));
  await first;
  expect((await rest).map(({ status }) => status)).toEqual([...Array(4).fill("rejected"), "fulfilled"]);
  await batches.finish();
  expect(written).toEqual([[1], [2, 3, 4, 5], [6]]);
});

test("under load the next batch waits until it holds half of the regular callers", async () => {
  const sizes: number[] = [];
  const batches = collectBatches<number>(100, async (items) => {
    sizes.push(items.length);
    await new Promise((resolve) => setTimeout(resolve, 5));
  });
  const keepComing = async () => {
    for (let i = 0; i < 6; i++) await batches.add(i);
  };
  await Promise.all(Array.from({ length: 20 }, keepComing));
  expect(sizes.slice(1, -1).every((size) => size >= 5)).toBe(true);
  expect(sizes.reduce((sum, size) => sum + size)).toBe(120);
});

test("each gets its own result", async () => {
  const batches = collectBatches<number, string>(100, async (items) => items.map((item) => `result ${item}`));
  expect(await Promise.all([3, 1, 2].map(batches.add))).toEqual(["result 3", "result 1", "result 2"]);
});
