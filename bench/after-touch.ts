import puppeteer, { KnownDevices } from "puppeteer-core";
import { findOrInstallBrowser } from "../scripts/browser.ts";
import { median } from "./product.ts";

/** Over this a task blocks: what is beyond it is counted, as Lighthouse does. */
const LONG_MS = 50;
/** What comes within this time after the page is alive still belongs to its waking. */
const AFTERWARDS_MS = 1_500;

export interface Touched {
  /** From the first touch until scripts run the page. */
  alive: number;
  /** The sum of what is over 50 ms of each task from the touch on. */
  blocked: number;
  longest: number;
}

/** A page that was left alone until its files are there is touched: how long until it is alive, and how smoothly. */
export async function afterTouch(url: string, rounds: number): Promise<Touched> {
  const browser = await puppeteer.launch({
    executablePath: findOrInstallBrowser() ?? "",
    args: ["--no-sandbox", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const all: Touched[] = [];
    for (let round = 0; round < rounds; round++) {
      const visitor = await browser.createBrowserContext();
      const page = await visitor.newPage();
      await page.emulate(KnownDevices["Pixel 5"]);
      await page.goto(url, { waitUntil: "networkidle0" });
      await page.emulateCPUThrottling(4);
      all.push(await page.evaluate(touch, LONG_MS, AFTERWARDS_MS));
      await visitor.close();
    }
    const of = (figure: keyof Touched) => median(all.map((each) => each[figure]));
    return { alive: of("alive"), blocked: of("blocked"), longest: of("longest") };
  } finally {
    await browser.close();
  }
}

// Runs in the page. A touch on an empty place: nothing is pressed by it.
async function touch(long: number, afterwards: number): Promise<Touched> {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) tasks.push(duration);
  });
  observer.observe({ type: "longtask" as "mark" });
  const root = (globalThis as unknown as { document: { documentElement: Root } }).document.documentElement;
  const began = performance.now();
  root.dispatchEvent(new Event("pointerdown", { bubbles: true }));
  while (!("alive" in root.dataset)) await new Promise((resolve) => setTimeout(resolve, 5));
  const alive = performance.now() - began;
  await new Promise((resolve) => setTimeout(resolve, afterwards));
  return {
    alive,
    blocked: tasks.reduce((sum, each) => sum + Math.max(0, each - long), 0),
    longest: Math.max(0, ...tasks),
  };
}

interface Root extends EventTarget {
  dataset: Record<string, string>;
}
