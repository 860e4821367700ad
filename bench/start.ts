// The time until /readyz on an empty and on an existing database, and the memory of the idle app.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { median, startProduct, withDataDir } from "./product.ts";

const ROUNDS = 5;

await withDataDir(async (dataDir) => {
  const first = await startProduct(dataDir);
  await first.stop();
  const times: number[] = [];
  let megabytes = Number.NaN;
  for (let round = 0; round < ROUNDS; round++) {
    const product = await startProduct(dataDir);
    times.push(product.readyAfterMs);
    if (round === ROUNDS - 1) {
      await sleep(3_000);
      megabytes = residentMegabytes(product.pid);
    }
    await product.stop();
  }
  console.log(
    `start: empty database ${first.readyAfterMs.toFixed(0)} ms (bar ≤ 5000), its sample data after ${first.filledAfterMs.toFixed(0)} ms; ` +
      `existing ${median(times).toFixed(0)} ms, median of ${ROUNDS} (bar ≤ 2000)`,
  );
  console.log(`idle memory ${megabytes.toFixed(0)} MB (bar ≤ 200)`);
});

function residentMegabytes(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, "utf8"));
  return Number(line?.[1]) / 1024;
}
