// A cached page against a bare node:http server that sends the same bytes with the same headers.
import { spawn } from "node:child_process";
import { get } from "node:http";
import { load, loadProgram, type Load } from "./load.ts";
import { examplePage, freePort, median, startProduct, stop, withDataDir } from "./product.ts";

const ROUNDS = 31;
const SECONDS = 1;
// The argument is a path, "company" or "product"; without it a card is opened.
const [chosen] = process.argv.slice(2);

await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir);
  const path = await examplePage(product, chosen);
  const page = await fetchRaw(product.url + path);
  const port = await freePort();
  const bare = spawn(process.execPath, ["bench/bare-server.ts", String(port)], {
    stdio: ["pipe", "pipe", "inherit"],
  });
  bare.stdin.end(JSON.stringify({ headers: page.headers, body: page.body.toString("base64") }));
  await new Promise((resolve) => bare.stdout.once("data", resolve));

  const ours: Load[] = [];
  const theirs: Load[] = [];
  await load(product.url + path, product.pid, 1);
  await load(`http://127.0.0.1:${port}${path}`, bare.pid as number, 1);
  for (let round = 0; round < ROUNDS; round++) {
    theirs.push(await load(`http://127.0.0.1:${port}${path}`, bare.pid as number, SECONDS));
    ours.push(await load(product.url + path, product.pid, SECONDS));
  }
  report(path, page.body.length, ours, theirs);
  await stop(bare);
  await product.stop();
});

function report(page: string, bytes: number, ours: Load[], theirs: Load[]) {
  const rate = (loads: Load[]) => median(loads.map((each) => each.requestsPerSecond));
  const cpu = (loads: Load[]) => median(loads.map((each) => each.cpuPerRequest ?? Number.NaN));
  console.log(
    `warm page ${page}, ${bytes} bytes brotli, 32 connections, load from ${loadProgram()}, median of ${ROUNDS}`,
  );
  console.log(`  ours  ${rate(ours).toFixed(0)} requests/s, ${cpu(ours).toFixed(1)} µs CPU each`);
  console.log(`  bare  ${rate(theirs).toFixed(0)} requests/s, ${cpu(theirs).toFixed(1)} µs CPU each`);
  console.log(
    `  ratio ${(rate(ours) / rate(theirs)).toFixed(3)} (bar ≥ 0.9), CPU ratio ${(cpu(ours) / cpu(theirs)).toFixed(3)} (bar ≤ 1.15)`,
  );
}

/** The raw bytes, not decompressed. */
function fetchRaw(url: string): Promise<{ headers: string[]; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { "accept-encoding": "br" } }, (response) => {
      const parts: Buffer[] = [];
      response.on("data", (part: Buffer) => parts.push(part));
      response.on("end", () =>
        resolve({ headers: withoutConnection(response.rawHeaders), body: Buffer.concat(parts) }),
      );
    }).once("error", reject);
  });
}

// Node adds these itself, on both sides.
function withoutConnection(raw: string[]): string[] {
  const rest: string[] = [];
  for (let i = 0; i < raw.length; i += 2) {
    if (!/^(date|connection|keep-alive|x-request-id)$/i.test(raw[i] as string))
      rest.push(raw[i] as string, raw[i + 1] as string);
  }
  return rest;
}
