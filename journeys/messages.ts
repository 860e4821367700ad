import type { Browser, Page } from "@playwright/test";
import { expect } from "./journey.ts";
import { openAs, type Person } from "./people.ts";

const PHONE = { viewport: { width: 390, height: 844 }, colorScheme: "dark" } as const;

/** A browser of its own, on a phone. */
export async function openOnPhone(
  browser: Browser,
  person: Pick<Person, "token">,
  path: string,
): Promise<Page> {
  const page = await (await browser.newContext(PHONE)).newPage();
  await openAs(page, person, path);
  return page;
}

export const field = (page: Page, to: string) => page.getByRole("textbox", { name: `Message ${to}` });

export async function write(page: Page, to: string, text: string) {
  await field(page, to).fill(text);
  await field(page, to).press("Control+Enter");
}

export const thread = (page: Page) => page.getByRole("list", { name: "Messages" });

/** What was written, without the lines between days. Only messages have a time. */
export const messages = (page: Page) =>
  thread(page)
    .getByRole("listitem")
    .filter({ has: page.getByRole("time") });

/** These and no others, each once, in this order. */
export async function expectMessages(page: Page, texts: readonly string[]) {
  await expect(messages(page)).toContainText(texts);
  await expect(messages(page)).toHaveCount(texts.length);
}
