import { afterAll, expect, test } from "vitest";
import type { PageContext } from "@cardplaza/contract/page";
import { makeDataFolder, removeDataFolder } from "../testing/data-folder.ts";
import {
  freePort,
  startProcess,
  stopProcess,
  written,
  type ProductProcess,
} from "../testing/product-process.ts";
import { loadBuiltPages } from "./page-builds.ts";
import { createPageRenderer } from "./page-renderer.ts";

const folder = makeDataFolder("same-parts");
let product: ProductProcess;

afterAll(async () => {
  await stopProcess(product);
  await removeDataFolder(folder);
});

/** The product's API as pages call it, but through HTTP. */
const api = new Proxy({} as PageContext["api"], {
  get:
    (_, endpoint: string) =>
    async ({
      params = {},
      query = {},
    }: { params?: Record<string, string>; query?: Record<string, string> } = {}) => {
      const path = (endpoint.split(" ")[1] as string).replace(
        /:(\w+)/g,
        (_all, name: string) => params[name] ?? "",
      );
      const response = await fetch(`${product.url}${path}?${new URLSearchParams(query).toString()}`);
      if (!response.ok) throw response;
      return response.json();
    },
});

const json = async (path: string) => (await fetch(product.url + path)).json();

async function pathsOfCards() {
  const { cards } = (await json("/api/example-cards")) as { cards: { slug: string }[] };
  return cards.slice(0, 4).map(({ slug }) => `/card/${slug}`);
}

async function pathsOfCompanies() {
  const found = await Promise.all(["company", "product"].map((type) => json(`/api/search?type=${type}`)));
  return (found as { results: { url: string }[] }[])
    .flatMap(({ results }) => results.slice(0, 1))
    .map(({ url }) => url);
}

test("a page with kept parts is the page that React draws as a whole", async () => {
  product = startProcess({ PORT: await freePort(), DATA_DIR: folder, SAMPLE_DATA: "on" });
  await written(product, "Sign in as");
  const { load } = await loadBuiltPages();
  const { drawAllParts } = (await load()).entry.module as unknown as { drawAllParts: (all: boolean) => void };
  const { page } = createPageRenderer(
    load,
    () => ({
      api,
      origin: "https://cardplaza.example",
      embedded: false,
      report: (error) => expect.fail(String(error)),
    }),
    {
      origin: "https://cardplaza.example",
      development: false,
      checkout: false,
      finish: (html) => Promise.resolve(html),
    },
  );
  const paths = [
    ...(await pathsOfCards()),
    ...(await pathsOfCompanies()),
    "/",
    "/about",
    "/businesses",
    "/nowhere",
  ];
  expect(paths).toHaveLength(10);
  for (const path of paths) {
    drawAllParts(true);
    const { html: whole } = await page(path);
    expect(whole).toContain("<footer");
    drawAllParts(false);
    for (let i = 0; i < 2; i++) {
      const { html } = await page(path);
      expect(html === whole ? "the same" : differenceOf(html, whole), path).toBe("the same");
    }
  }
});

function differenceOf(html: string, whole: string): string {
  let at = 0;
  while (html[at] === whole[at]) at++;
  return `${html.slice(Math.max(0, at - 80), at + 80)}\n${whole.slice(Math.max(0, at - 80), at + 80)}`;
}
