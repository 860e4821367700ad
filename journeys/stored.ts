import type { Page } from "@playwright/test";

/** All that this browser stores for the site, as one text to search in. */
export const storedHere = (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const found: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)];
    const done = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.addEventListener("success", () => resolve(request.result));
        request.addEventListener("error", () => reject(new Error("A database cannot be read")));
      });
    for (const { name = "" } of await indexedDB.databases()) {
      const database = await done(indexedDB.open(name));
      for (const store of database.objectStoreNames) {
        const rows = database.transaction(store).objectStore(store);
        found.push(name, await done(rows.getAllKeys()), await done(rows.getAll()));
      }
      database.close();
    }
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        const type = (await cache.match(request))?.headers.get("content-type") ?? "";
        const isText = /json|html|text\/plain/.test(type);
        found.push(request.url, isText ? await (await cache.match(request))?.text() : type);
      }
    }
    for (const registration of await navigator.serviceWorker.getRegistrations()) {
      const subscription = await registration.pushManager.getSubscription();
      const notifications = await registration.getNotifications();
      found.push(subscription?.toJSON(), ...notifications.map(({ title }) => title));
    }
    return JSON.stringify(found);
  });
