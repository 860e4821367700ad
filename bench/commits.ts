// Commits a second with twenty writers, each of which notifies somebody and invalidates a page.
// `node bench/commits.ts ../before` measures another built checkout in turns with this one.
import { fork, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { join } from "node:path";
import { embeddedDatabaseOf } from "../server/src/testing/product-process.ts";
import type { Kind, Wanted } from "./commit-writers.ts";
import { median, startProduct, stop, withDataDir } from "./product.ts";

const ROUNDS = 7;
const ROUND_MS = 5_000;
const WARM_UP_MS = 4_000;
const before = process.argv[2];

interface Side {
  measure: (wanted: Wanted) => Promise<number>;
  close: () => Promise<void>;
}

await withDataDir(async (dataDir) => {
  const ours = await openSide(join(dataDir, "ours"), ".");
  const theirs = before ? await openSide(join(dataDir, "theirs"), before) : undefined;
  try {
    console.log(`20 writers, median of ${ROUNDS} rounds of ${ROUND_MS / 1000} s, commits a second`);
    await compare("bare", "a notice, its event and a page", ours, theirs);
    await compare("comment", "a whole comment on a public post", ours, theirs);
  } finally {
    await ours.close();
    await theirs?.close();
  }
});

/** The product of a checkout with its database, and beside it the writers with the same code. */
async function openSide(dataDir: string, checkout: string): Promise<Side> {
  const product = await startProduct(dataDir, checkout, { SAMPLE_DATA: "off" });
  const { url } = await embeddedDatabaseOf(dataDir);
  const writers = fork(join(import.meta.dirname, "commit-writers.ts"), [checkout, url, `${dataDir}-writers`]);
  await nextMessage(writers);
  return {
    async measure(wanted) {
      writers.send(wanted);
      return (await nextMessage(writers)) as number;
    },
    async close() {
      await stop(writers);
      await product.stop();
    },
  };
}

async function nextMessage(child: ChildProcess): Promise<unknown> {
  const heard = new AbortController();
  const ended = once(child, "exit", { signal: heard.signal }).then(
    () => Promise.reject(new Error("The writers ended")),
    // Heard before: nobody waits for the end any more.
    () => undefined,
  );
  try {
    const [message] = (await Promise.race([once(child, "message", { signal: heard.signal }), ended])) ?? [];
    return message as unknown;
  } finally {
    heard.abort();
  }
}

async function compare(kind: Kind, title: string, ours: Side, theirs?: Side): Promise<void> {
  for (const side of [theirs, ours]) await side?.measure({ kind, ms: WARM_UP_MS });
  const own: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < ROUNDS; round++) {
    if (theirs) others.push(await theirs.measure({ kind, ms: ROUND_MS }));
    own.push(await ours.measure({ kind, ms: ROUND_MS }));
  }
  console.log(title);
  console.log(`  ours   ${inWords(own)}`);
  if (!theirs) return;
  console.log(`  before ${inWords(others)}`);
  const ratios = own.map((figure, round) => figure / (others[round] as number));
  console.log(
    `  ${(median(own) / median(others)).toFixed(2)} ×, rounds ${rangeOf(ratios.map((ratio) => ratio.toFixed(2)))} (bar ≥ 1 ×)`,
  );
}

function inWords(figures: number[]): string {
  return `${median(figures).toFixed(0)}, rounds ${rangeOf(figures.map((figure) => figure.toFixed(0)))}`;
}

function rangeOf(figures: string[]): string {
  const sorted = figures.toSorted((one, other) => Number(one) - Number(other));
  return `${sorted[0]} to ${sorted.at(-1)}`;
}
