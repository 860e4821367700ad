// CPU of the app for the first page of each card: reading, rendering and compressing, without the database.
// `node bench/first-render.ts ../before` measures another built checkout in turns with this one.
import { get } from "node:http";
import { cpuSeconds } from "./load.ts";
import { median, startProduct, withDataDir, type Product } from "./product.ts";
import { makeCards } from "./sample-card.ts";

// Some of them meet a collection of all garbage, which belongs to many pages.
const ROUNDS = 21;
const CARDS_A_ROUND = 30;
// Rounds until V8 has compiled the code: a process that has drawn a hundred cards still takes a fifth more for the next.
const WARM_UP_ROUNDS = 12;
const before = process.argv[2];

await withDataDir((ownDir) =>
  withDataDir(async (otherDir) => {
    const ours = await startProduct(ownDir);
    const theirs = before ? await startProduct(otherDir, before) : undefined;
    try {
      await compare(ours, theirs);
    } finally {
      await ours.stop();
      await theirs?.stop();
    }
  }),
);

async function compare(ours: Product, theirs?: Product) {
  const own: number[] = [];
  const others: number[] = [];
  for (let round = 0; round < WARM_UP_ROUNDS + ROUNDS; round++) {
    const figures = [
      await firstRenders(ours, round),
      theirs ? await firstRenders(theirs, round) : 0,
    ] as const;
    if (round < WARM_UP_ROUNDS) continue;
    own.push(figures[0]);
    others.push(figures[1]);
  }
  console.log(
    `first render of a card, brotli included, median of ${ROUNDS} rounds of ${CARDS_A_ROUND} cards`,
  );
  console.log(`  ours   ${inWords(own)} (bar ≤ 8)`);
  if (theirs) console.log(`  before ${inWords(others)}`);
}

function inWords(figures: number[]) {
  const [least, most] = [Math.min(...figures), Math.max(...figures)];
  return `${median(figures).toFixed(1)} ms CPU, rounds ${least.toFixed(1)} to ${most.toFixed(1)}`;
}

async function firstRenders(product: Product, round: number): Promise<number> {
  const cards = await makeCards(product.url, CARDS_A_ROUND, round);
  const start = cpuSeconds(product.pid) as number;
  for (const { slug } of cards) await fetchWhole(`${product.url}/card/${slug}`);
  return (((cpuSeconds(product.pid) as number) - start) / cards.length) * 1000;
}

function fetchWhole(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "gzip, deflate, br, zstd" } }, (response) => {
      if (response.statusCode !== 200 || response.headers["content-encoding"] !== "br")
        reject(new Error(`${url}: ${response.statusCode} ${response.headers["content-encoding"]}`));
      response.resume().once("end", () => resolve());
    }).once("error", reject);
  });
}
