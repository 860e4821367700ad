import type { BrowserContext, CDPSession, Page, Worker } from "@playwright/test";
import type { PushMessage } from "@cardplaza/contract/push/push-words";
import { expect } from "./journey.ts";

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/**
 * Stands in for the push service of the browser's maker, which a test does not reach: what a page subscribes to is an
 * address of the test's own push service. All else is the browser's own.
 */
export const standInForPushService = (context: BrowserContext, given: Subscription) =>
  context.addInitScript((subscription) => {
    const KEY = "stand-in-of-the-push-service";
    const made = () => {
      const key = localStorage.getItem(KEY);
      return (
        key && {
          ...subscription,
          options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer },
          toJSON: () => subscription,
          unsubscribe() {
            localStorage.removeItem(KEY);
            return Promise.resolve(true);
          },
        }
      );
    };
    Object.assign(PushManager.prototype, {
      getSubscription: () => Promise.resolve(made() || null),
      subscribe({ applicationServerKey }: { applicationServerKey: Uint8Array }) {
        localStorage.setItem(KEY, JSON.stringify([...applicationServerKey]));
        return Promise.resolve(made());
      },
    });
  }, given);

/** The worker of this browser, once it runs. */
export async function workerOf(context: BrowserContext): Promise<Worker> {
  await expect.poll(() => context.serviceWorkers().length).toBe(1);
  return context.serviceWorkers()[0]!;
}

/** Hands pushes to the browser's real worker, as the browser does with what its push service sends. */
export async function deliveryTo(page: Page) {
  // A worker that still installs gets none.
  await page.evaluate(() => navigator.serviceWorker.ready);
  const cdp: CDPSession = await page.context().newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    cdp.on("ServiceWorker.workerRegistrationUpdated", ({ registrations }) => {
      const alive = registrations.find(({ isDeleted }) => !isDeleted);
      if (alive) resolve(alive.registrationId);
    });
  });
  await cdp.send("ServiceWorker.enable");
  const registrationId = await registration;
  const { origin } = new URL(page.url());
  return (message: PushMessage | string) =>
    cdp.send("ServiceWorker.deliverPushMessage", {
      origin,
      registrationId,
      data: typeof message === "string" ? message : JSON.stringify(message),
    });
}

/** What the worker's side of the browser shows, as a test reads it. */
interface WorkerSide {
  registration: {
    getNotifications: () => Promise<{ title: string; body: string; tag: string }[]>;
  };
}

export const shownBy = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as WorkerSide;
    return (await registration.getNotifications()).map(({ title, body, tag }) => ({ title, body, tag }));
  });

/**
 * Presses the notification that is shown. Only a real press may open a window: the address is taken down instead, and
 * returned if the worker asks for a window.
 */
export const pressNotification = (worker: Worker) =>
  worker.evaluate(async () => {
    interface Side {
      registration: { getNotifications: () => Promise<unknown[]> };
      clients: { openWindow: (address: string) => Promise<void> };
      NotificationEvent: new (
        type: string,
        init: object,
      ) => Event & { waitUntil: (work: Promise<unknown>) => void };
      dispatchEvent: (event: Event) => boolean;
    }
    const side = globalThis as unknown as Side;
    const opened: string[] = [];
    side.clients.openWindow = (address) => {
      opened.push(address);
      return Promise.resolve();
    };
    const [notification] = await side.registration.getNotifications();
    const event = new side.NotificationEvent("notificationclick", { notification });
    const works: Promise<unknown>[] = [];
    event.waitUntil = (work) => void works.push(work);
    side.dispatchEvent(event);
    await Promise.all(works);
    return opened[0] ?? null;
  });
