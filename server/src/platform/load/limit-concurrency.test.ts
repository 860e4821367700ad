import { expect, test } from "vitest";
import { limitConcurrency } from "./limit-concurrency.ts";

test("above the limits of running and waiting calls the next is refused, and a failed call makes room", async () => {
  const queued = limitConcurrency({ atOnce: 2, waiting: 1 });
  const finish: ((ok: boolean) => void)[] = [];
  const work = () =>
    queued(
      () =>
        new Promise<string>((resolve, reject) =>
          finish.push((ok) => (ok ? resolve("done") : reject(new Error("failed")))),
        ),
    );
  const [first, second, third] = [work(), work(), work()];
  await expect(work()).rejects.toMatchObject({ status: 503 });
  expect(finish).toHaveLength(2);

  finish[0]?.(false);
  await expect(first).rejects.toThrow("failed");
  await expect.poll(() => finish.length).toBe(3);
  finish[1]?.(true);
  finish[2]?.(true);
  expect(await Promise.all([second, third])).toEqual(["done", "done"]);
  const again = work();
  finish[3]?.(true);
  expect(await again).toBe("done");
});
