import { childrenCpuSeconds, load, loadProgram, type Load } from "./load.ts";
import type { Posts } from "./posts.ts";
import { median } from "./product.ts";

interface Side {
  name: string;
  url: string;
  pid: number;
}

interface Comparison {
  title: string;
  ours: Side;
  theirs: Side;
  /** If both sides use a database, its CPU is printed as well. */
  databasePid?: number;
  bar: number;
  rounds: number;
  seconds: number;
  posts?: Posts;
}

type Measured = Load & { databaseCpu: number };

/** Loads both sides in turn for several rounds, and prints the ratio of each round and of the medians. */
export async function compare({ title, ours, theirs, databasePid, bar, rounds, seconds, posts }: Comparison) {
  const measure = async ({ url, pid }: Side, length: number): Promise<Measured> => {
    const before = databasePid ? childrenCpuSeconds(databasePid) : 0;
    const result = await load(url, pid, length, posts);
    const after = databasePid ? childrenCpuSeconds(databasePid) : 0;
    return { ...result, databaseCpu: ((after - before) / result.requests) * 1e6 };
  };
  const results: Record<"ours" | "theirs" | "warmUp", Measured[]> = { ours: [], theirs: [], warmUp: [] };
  await measure(theirs, 6);
  results.warmUp.push(await measure(ours, 6));
  for (let round = 0; round < rounds; round++) {
    results.theirs.push(await measure(theirs, seconds));
    results.ours.push(await measure(ours, seconds));
  }
  const of = (side: Measured[], value: (each: Measured) => number | undefined) =>
    median(side.map((each) => value(each) ?? Number.NaN));
  const rate = (side: Measured[]) => of(side, (each) => each.requestsPerSecond);
  const cpu = (side: Measured[]) => of(side, (each) => each.cpuPerRequest);
  const line = ({ name }: Side, side: Measured[]) =>
    `  ${name}  ${rate(side).toFixed(0)} requests/s, ${cpu(side).toFixed(1)} µs CPU each` +
    (databasePid ? `, and ${of(side, (each) => each.databaseCpu).toFixed(1)} µs in the database` : "");
  const byRound = results.ours.map(
    (each, i) => each.requestsPerSecond / (results.theirs[i] as Load).requestsPerSecond,
  );
  console.log(`${title}, 32 connections, load from ${loadProgram()}, median of ${rounds}`);
  console.log(line(ours, results.ours));
  console.log(line(theirs, results.theirs));
  console.log(
    `  ratio ${(rate(results.ours) / rate(results.theirs)).toFixed(2)} (bar ≥ ${bar}), by round ${byRound.map((each) => each.toFixed(2)).join(" ")}; CPU ratio ${(cpu(results.ours) / cpu(results.theirs)).toFixed(2)}`,
  );
  return [...results.warmUp, ...results.ours].reduce((sum, { requests }) => sum + requests, 0);
}
