import type { APIRequestContext, Page } from "@playwright/test";
import { HOUR_MS } from "@cardplaza/contract/time";
import { SAMPLE_PASSWORD } from "../server/src/sample/people.ts";
import { expect, started } from "./journey.ts";

const NOW = Date.UTC(2026, 10, 15, 6, 30);

interface Notification {
  _id: string;
  type: string;
  message: string;
  isRead: boolean;
  createdAt: string;
  targetUrl: string;
  senderId: null;
}

export const notification = (order: number, change: Partial<Notification> = {}): Notification => ({
  _id: `0mzz${String(order).padStart(16, "0")}`,
  type: "contact_attempt",
  message: `Ravi Kulkarni wrote to you, ${order}`,
  isRead: false,
  createdAt: new Date(NOW - order * 5 * HOUR_MS).toISOString(),
  targetUrl: "/profile",
  senderId: null,
  ...change,
});

export async function signIn(page: Page, request: APIRequestContext, name = "asha") {
  const body = { email: `${name}@sample.cardplaza.in`, password: SAMPLE_PASSWORD };
  const response = await request.post("/api/auth/login", { data: body });
  const { token } = (await response.json()) as { token: string };
  await page.addInitScript((value) => localStorage.setItem("token", value), token);
}

/** Mocks the list, as the server would return it, with the times and the length that a journey needs. */
export async function respondWith(page: Page, list: Notification[]) {
  const unread = () => list.filter(({ isRead }) => !isRead).length;
  await page.clock.setFixedTime(NOW);
  await page.route(/\/api\/notifications(\?.*)?$/, (route) => {
    const { searchParams } = new URL(route.request().url());
    const from = list.findIndex(({ _id }) => _id === searchParams.get("cursor")) + 1;
    const matching = list
      .slice(from)
      .filter(({ isRead }) => searchParams.get("unread") !== "true" || !isRead);
    const notifications = matching.slice(0, 20);
    const nextCursor = matching.length > 20 ? notifications.at(-1)?._id : null;
    return route.fulfill({ json: { notifications, unreadCount: unread(), nextCursor } });
  });
  await page.route("**/api/notifications/unread-count", (route) =>
    route.fulfill({ json: { count: unread() } }),
  );
  await page.route("**/api/notifications/*/read", (route) => {
    const read = list.find(({ _id }) => route.request().url().includes(_id));
    if (read) read.isRead = true;
    return route.fulfill({ json: read });
  });
  await page.route("**/api/notifications/mark-all-read", (route) => {
    for (const each of list) each.isRead = true;
    return route.fulfill({ json: { unreadCount: 0 } });
  });
}

export const bell = (page: Page) => page.getByRole("banner").getByRole("button", { name: /^Notifications/ });
export const panel = (page: Page) => page.getByRole("dialog", { name: "Notifications" });

/** The news is opened from the bell's list, where it arrives by itself; a page that shows the record has read it. */
export async function openFromBell(page: Page, message: string) {
  await bell(page).click();
  await panel(page).getByRole("link", { name: message }).click();
}

/** As a member: the bell comes when it is known who looks. */
export async function open(page: Page, path: string) {
  await page.goto(path);
  await started(page);
  await expect(bell(page)).toBeVisible();
}
