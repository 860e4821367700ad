import { createServer, request as ask, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import type { Page } from "@playwright/test";
import { expect } from "./journey.ts";

/** Waits until the worker answers for this page and has stored a member's data. */
export async function keptOffline(page: Page) {
  await expect
    .poll(() => storedPaths(page), { timeout: 120_000 })
    .toEqual(expect.arrayContaining(["/api/auth/me", "/api/contacts", "/api/business-cards/saved"]));
}

/** All that the browser has stored of answers to calls, pages and pictures, in every cache but the built files. */
export const storedPaths = (page: Page) =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys())
      for (const { url } of await (await caches.open(name)).keys()) {
        const { pathname, search } = new URL(url);
        if (!pathname.startsWith("/assets/")) found.push(pathname + search);
      }
    return found;
  });

/** All texts in these caches. */
export const storedTexts = (page: Page) =>
  page.evaluate(async () => {
    const texts: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const key of await cache.keys()) {
        const response = await cache.match(key);
        if (/json|html/.test(response?.headers.get("content-type") ?? ""))
          texts.push(await (response as Response).text());
      }
    }
    return texts.join("\n");
  });

/** The product behind another address, where its worker can be exchanged as by a new release. */
export async function openRelease(product: string) {
  let release = 1;
  const server = createServer((incoming, outgoing) => {
    const forward = ask(new URL(incoming.url ?? "/", product), {
      method: incoming.method,
      headers: { ...incoming.headers, "accept-encoding": "identity" },
    });
    forward.once("response", (answer: IncomingMessage) => {
      const isWorker = incoming.url === "/worker.js";
      if (isWorker) delete answer.headers["content-length"];
      outgoing.writeHead(answer.statusCode ?? 500, answer.headers);
      if (!isWorker) return void answer.pipe(outgoing);
      answer.once("end", () => outgoing.end(`\n// release ${release}`));
      answer.pipe(outgoing, { end: false });
    });
    forward.once("error", () => outgoing.destroy());
    incoming.pipe(forward);
  });
  await new Promise<void>((resolve) => void server.listen(0, "localhost", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://localhost:${port}`,
    next: () => void release++,
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
}
