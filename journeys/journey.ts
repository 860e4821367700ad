import { expect, test as base, type Page } from "@playwright/test";
import axe from "axe-core";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Said in place of starting a worker, which most journeys do without. */
const NO_WORKER = /Service Worker registration blocked by Playwright/;

/** A journey fails on anything that the browser's console complains about. */
export const test = base.extend<{ quietConsole: void; tolerated: RegExp[] }>({
  tolerated: [[], { option: true }],
  quietConsole: [
    async ({ page, tolerated }, use) => {
      const complaints: string[] = [];
      page.on("console", (message) => {
        if (["error", "warning"].includes(message.type())) complaints.push(message.text());
      });
      page.on("pageerror", (error) => complaints.push(String(error)));
      await use();
      // A held call may still be on its way; it ends with its journey, not in the next one.
      const pages = page
        .context()
        .browser()
        ?.contexts()
        .flatMap((context) => context.pages());
      for (const each of pages ?? []) await each.unrouteAll({ behavior: "ignoreErrors" });
      const meant = [...tolerated, NO_WORKER];
      expect(complaints.filter((text) => !meant.some((pattern) => pattern.test(text)))).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/**
 * How screens are looked at. Colours depend on the theme and the arrangement on the width, so two
 * looks find what four would.
 */
export const LOOKS = [
  { colorScheme: "light", width: 360 },
  { colorScheme: "dark", width: 1440 },
] as const;

/** The page has no accessibility finding of any weight. */
export async function expectAccessible(page: Page) {
  // What is far below the screen gets its colours when they are asked for, and may fade into them.
  await page.evaluate(() => {
    for (const element of document.querySelectorAll("*")) void getComputedStyle(element).color;
  });
  await settled(page);
  // Straight in the page: our pages hold no others, and axe's own driver takes twice as long.
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const found = await window.axe.run({ resultTypes: ["violations"] });
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(", ")}`);
  });
  expect(violations).toEqual([]);
}

/** Colours are measured once nothing fades any more. */
const settled = (page: Page) =>
  page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ playState, effect }) =>
          playState !== "running" || effect?.getComputedTiming().iterations === Infinity,
      ),
  );

/** Scripts start late on purpose, and on a visitor's page only when it is used: this moves the mouse and waits. */
export async function started(page: Page) {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.waitForFunction(() => "alive" in document.documentElement.dataset);
}

export const message = (page: Page, text: string) => page.getByText(text, { exact: true });
export const allowCopying = (page: Page) =>
  page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
export const copied = (page: Page) => page.evaluate(() => navigator.clipboard.readText());

/** Waits until the draft that the browser keeps of a form has this in it. It is saved a moment after the last change. */
export const draftHolds = (page: Page, part: Record<string, unknown>) =>
  expect.poll(() => keptDrafts(page)).toContainEqual(expect.objectContaining(part));

const keptDrafts = (page: Page) =>
  page.evaluate(async () => {
    // Opening one that is not there would make it.
    if (!(await indexedDB.databases()).some(({ name }) => name === "card-drafts")) return [];
    const opened = await new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open("card-drafts");
      request.addEventListener("success", () => resolve(request.result));
      request.addEventListener("error", () => reject(new Error("The drafts cannot be read")));
    });
    const drafts = await new Promise<{ values: object }[]>((resolve) => {
      const request = opened.transaction("drafts").objectStore("drafts").getAll();
      request.addEventListener("success", () => resolve(request.result as { values: object }[]));
    });
    opened.close();
    return drafts.map(({ values }) => values);
  });
