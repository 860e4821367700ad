// Lighthouse on a phone, as strangers open the public pages, and then what it does not do: the first touch.
import { launch } from "chrome-launcher";
import lighthouse, { type Flags } from "lighthouse";
import { findOrInstallBrowser } from "../scripts/browser.ts";
import { afterTouch } from "./after-touch.ts";
import { examplePage, median, type Product, startProduct, withDataDir } from "./product.ts";

const ROUNDS = 3;
const CHROMIUM_FLAGS = [
  "--headless=new",
  "--no-sandbox",
  "--disable-quic",
  "--disable-background-networking",
];
const PAGES: Record<string, (product: Product) => Promise<string> | string> = {
  card: (product) => examplePage(product, undefined),
  home: () => "/",
  businesses: () => "/businesses",
  business: (product) => examplePage(product, "business"),
  company: (product) => examplePage(product, "company"),
  product: (product) => examplePage(product, "product"),
  jobs: () => "/jobs",
  job: (product) => examplePage(product, "job"),
  chapters: () => "/offline-networking",
  "it-services": () => "/it-services",
  search: () => "/search?q=restaurant",
};
const CATEGORIES = ["performance", "accessibility", "best-practices", "seo"] as const;
const MEASURES = {
  FCP: "first-contentful-paint",
  LCP: "largest-contentful-paint",
  TBT: "total-blocking-time",
  CLS: "cumulative-layout-shift",
} as const;

type Figures = Record<(typeof CATEGORIES)[number] | keyof typeof MEASURES, number>;

// The arguments choose pages.
const chosen = process.argv.slice(2);

await withDataDir(async (dataDir) => {
  const product = await startProduct(dataDir);
  console.log(`median of ${ROUNDS}, phone; times in ms; on the right after the first touch, CPU 4 × slower`);
  console.log(
    "page          perf   FCP   LCP   TBT   CLS  a11y  best   seo | alive  blocked longest  (bars: perf ≥ 95, TBT ≤ 200)",
  );
  for (const [name, path] of Object.entries(PAGES)) {
    if (chosen.length > 0 && !chosen.includes(name)) continue;
    const url = product.url + (await path(product));
    // The first opening renders it; strangers mostly get what is kept.
    await fetch(url);
    const rounds: Figures[] = [];
    for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(url));
    const touched = await afterTouch(url, ROUNDS);
    const of = (figure: keyof Figures) => median(rounds.map((each) => each[figure]));
    const score = (figure: keyof Figures) => of(figure).toFixed(0).padStart(5);
    console.log(
      `${name.padEnd(12)} ${score("performance")} ${score("FCP")} ${score("LCP")} ${score("TBT")} ${of("CLS").toFixed(3).padStart(5)}` +
        ` ${score("accessibility")} ${score("best-practices")} ${score("seo")} |` +
        ` ${touched.alive.toFixed(0).padStart(5)} ${touched.blocked.toFixed(0).padStart(8)} ${touched.longest.toFixed(0).padStart(7)}`,
    );
  }
  await product.stop();
});

/** In a browser of its own, as nobody has been here before. */
async function measure(url: string): Promise<Figures> {
  const chromePath = findOrInstallBrowser();
  const browser = await launch({ ...(chromePath && { chromePath }), chromeFlags: CHROMIUM_FLAGS });
  try {
    const flags: Flags = { port: browser.port, onlyCategories: [...CATEGORIES], logLevel: "error" };
    const lhr = (await lighthouse(url, flags))?.lhr;
    if (!lhr || lhr.runtimeError) throw new Error(lhr?.runtimeError?.message ?? "Lighthouse gave no result");
    const scores = CATEGORIES.map((each) => [each, (lhr.categories[each]?.score ?? 0) * 100]);
    const values = Object.entries(MEASURES).map(([each, id]) => [each, lhr.audits[id]?.numericValue ?? NaN]);
    return Object.fromEntries([...scores, ...values]) as Figures;
  } finally {
    browser.kill();
  }
}
