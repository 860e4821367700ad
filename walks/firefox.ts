import puppeteer, { type ElementHandle } from "puppeteer-core";
import type { Browser } from "./browser.ts";

export async function startFirefox(executablePath: string): Promise<Browser> {
  const firefox = await puppeteer.launch({ browser: "firefox", executablePath, headless: true });
  const page = await firefox.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  let complaints: string[] = [];
  page.on("console", (message) => {
    if (["error", "warn"].includes(message.type())) complaints.push(message.text());
  });
  page.on("pageerror", (error) => complaints.push(String(error)));
  const find = async (expression: string) => {
    const handle = await page.evaluateHandle(expression);
    const element = handle.asElement() as ElementHandle | null;
    if (!element) throw new Error(`Not on the page: ${expression}`);
    return element;
  };
  return {
    open: async (address) => {
      await page.goto(address);
    },
    evaluate: (expression) => page.evaluate(expression),
    press: async (expression) => (await find(expression)).click(),
    type: async (expression, text) => (await find(expression)).type(text),
    complaints: () => {
      const since = complaints;
      complaints = [];
      return Promise.resolve(since);
    },
    close: () => firefox.close(),
  };
}
