// First visit on slow 4G with a four times slower CPU, against a plain 3 KB page in the same run.
import { createServer } from "node:http";
import { gzipSync } from "node:zlib";
import { chromium, type Browser } from "@playwright/test";
import { findOrInstallBrowser } from "../scripts/browser.ts";
import { examplePage, freePort, median, startProduct, withDataDir } from "./product.ts";

const ROUNDS = 11;
const NETWORK = {
  offline: false,
  latency: 562.5,
  downloadThroughput: (1.47 * 1e6) / 8,
  uploadThroughput: (0.675 * 1e6) / 8,
};
const PLAIN_PAGE = `<!doctype html><html lang="en"><title>Plain</title><meta name="viewport" content="width=device-width"><body><h1>A plain page</h1>${"<p>Some words to read on a page of three kilobytes.</p>".repeat(54)}</body></html>`;
/** The page is idle when nothing was requested for this time. */
const IDLE_MS = 2_000;
// The argument is a path, "company" or "product"; without it a card is opened.
const [chosen] = process.argv.slice(2);

interface Visit {
  firstPaint: number;
  largestPaint: number;
  scripts: Set<string>;
}

await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir);
  const path = await examplePage(product, chosen);
  const port = await freePort();
  const plain = createServer((_request, response) =>
    response.writeHead(200, { "content-type": "text/html" }).end(PLAIN_PAGE),
  );
  await new Promise<void>((resolve) => plain.listen(port, "127.0.0.1", resolve));
  const browser = await chromium.launch({
    executablePath: findOrInstallBrowser(),
    args: ["--no-sandbox", "--disable-background-networking"],
  });
  const floor: Visit[] = [];
  const ours: Visit[] = [];
  await fetch(product.url + path);
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await visit(browser, `http://127.0.0.1:${port}/`));
    ours.push(await visit(browser, product.url + path));
  }
  const of = (visits: Visit[], part: "firstPaint" | "largestPaint") =>
    median(visits.map((each) => each[part]));
  console.log(`first visit of ${path}, slow 4G, CPU 4 × slower, cold, median of ${ROUNDS}`);
  for (const part of ["firstPaint", "largestPaint"] as const) {
    const [a, b] = [of(ours, part), of(floor, part)];
    console.log(
      `  ${part} ${a.toFixed(0)} ms, floor ${b.toFixed(0)} ms, ratio ${(a / b).toFixed(3)} (bar ≤ 1.2)`,
    );
  }
  const scripts = [...(ours.at(-1) as Visit).scripts];
  const sizes = await Promise.all(scripts.map(gzippedKilobytes));
  const total = sizes.reduce((sum, size) => sum + size, 0);
  console.log(`  ${scripts.length} scripts before idle, ${total.toFixed(1)} KB gzip (bar ≤ 140)`);
  await browser.close();
  plain.close();
  await product.stop();
});

async function visit(browser: Browser, url: string): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Network.enable");
  await devtools.send("Network.emulateNetworkConditions", NETWORK);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: 4 });
  const scripts = new Set<string>();
  let lastAsked = 0;
  page.on("request", () => (lastAsked = Date.now()));
  // Scripts are found by their content type, because preloaded modules are not reported as scripts.
  devtools.on("Network.responseReceived", ({ response }) => {
    if (response.mimeType.includes("javascript")) scripts.add(response.url);
  });
  await page.addInitScript(() => {
    // A kind that only browsers have.
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) Object.assign(globalThis, { largestPaint: entry.startTime });
    }).observe({ type: "largest-contentful-paint" as "mark", buffered: true });
  });
  await page.goto(url, { waitUntil: "load" });
  while (Date.now() - lastAsked < IDLE_MS) await page.waitForTimeout(100);
  // A visitor's page runs its scripts when it is used: what they fetch then belongs to them.
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  lastAsked = Date.now();
  while (Date.now() - lastAsked < IDLE_MS) await page.waitForTimeout(100);
  await page.waitForLoadState("networkidle");
  const paints = await page.evaluate(() => ({
    firstPaint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
    largestPaint: (globalThis as { largestPaint?: number }).largestPaint ?? Number.NaN,
  }));
  await context.close();
  return { ...paints, scripts };
}

async function gzippedKilobytes(url: string): Promise<number> {
  const script = await (await fetch(url)).arrayBuffer();
  return gzipSync(script, { level: 9 }).length / 1024;
}
