import type { Page } from "@playwright/test";
import { cardMadeBy } from "./card-form.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { bell, notification, open, panel, respondWith, signIn } from "./notifications.ts";
import { memberNamed, openAs } from "./people.ts";

test.use({ timezoneId: "Asia/Kolkata" });

test("Asha opens the bell and reads what is new", async ({ page, request }) => {
  await signIn(page, request);
  await respondWith(page, [notification(0), notification(1), notification(2, { isRead: true })]);
  await open(page, "/");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  await bell(page).click();
  await expect(panel(page).getByRole("listitem")).toHaveCount(3);
  await expectAccessible(page);
  await panel(page)
    .getByRole("link", { name: /Unread: .*, 1/ })
    .click();
  await expect(page).toHaveURL(/\/profile$/);
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
});

test("the panel closes by Escape and by a press elsewhere, and gives the focus back", async ({
  page,
  request,
}) => {
  await signIn(page, request);
  await respondWith(page, []);
  await open(page, "/");
  await bell(page).focus();
  await page.keyboard.press("Enter");
  await expect(panel(page).getByText("No notifications yet")).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(panel(page)).toBeHidden();
  await expect(bell(page)).toBeFocused();
  await bell(page).click();
  await page.mouse.click(5, 500);
  await expect(panel(page)).toBeHidden();
});

test("Asha marks all as read from the panel, then looks at the whole list", async ({ page, request }) => {
  await signIn(page, request);
  await respondWith(
    page,
    Array.from({ length: 120 }, (_, order) => notification(order)),
  );
  await open(page, "/");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 120 unread");
  await expect(bell(page)).toHaveText("99+");
  await bell(page).click();
  await panel(page).getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByText("All notifications marked as read", { exact: true })).toBeVisible();
  await expect(page.getByText("Your notification list has been updated.", { exact: true })).toBeVisible();
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await expect(panel(page).getByRole("button", { name: "Mark all read" })).toBeDisabled();
  await panel(page).getByRole("link", { name: "View all notifications" }).click();
  await expect(page).toHaveURL(/\/notifications$/);
  // Before it may stand how many conversations are unread.
  await expect(page).toHaveTitle(/^(\(\d+\) )?Notifications · Cardplaza$/);
});

test("the whole list has its days, loads more, and can show the unread alone", async ({ page, request }) => {
  await signIn(page, request);
  await respondWith(
    page,
    Array.from({ length: 25 }, (_, order) => notification(order, { isRead: order % 2 === 1 })),
  );
  await open(page, "/notifications");
  const list = page.getByRole("main");
  await expect(list.getByRole("heading", { level: 2 })).toHaveText(["Today", "Yesterday", "Earlier"]);
  await expect(list.getByRole("listitem")).toHaveCount(20);
  await list.getByRole("button", { name: "Load more" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(25);
  await list.getByRole("radio", { name: "Unread" }).click();
  await expect(list.getByRole("listitem")).toHaveCount(13);
  await list.getByRole("button", { name: "Mark all read" }).click();
  await expect(page.getByText("All notifications marked as read", { exact: true })).toBeVisible();
});

test("the badge follows the live stream, long before the next poll", async ({ page, request }) => {
  await signIn(page, request);
  let count = 2;
  let sendEvent = () => {};
  const happened = new Promise<void>((resolve) => {
    sendEvent = resolve;
  });
  await page.route("**/api/notifications/unread-count", (route) => route.fulfill({ json: { count } }));
  await page.route("**/api/stream", async (route) => {
    await happened;
    count = 7;
    const body = 'event: open\ndata: {}\n\nevent: notification\ndata: {"unreadCount":7}\n\n';
    await route.fulfill({ contentType: "text/event-stream", body });
  });
  await open(page, "/");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  sendEvent();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 7 unread");
});

test("what was read before the stream was there no longer counts", async ({ page, request }) => {
  await signIn(page, request);
  let count = 2;
  let openStream = () => {};
  const happened = new Promise<void>((resolve) => {
    openStream = resolve;
  });
  await page.route("**/api/notifications/unread-count", (route) => route.fulfill({ json: { count } }));
  await page.route("**/api/stream", async (route) => {
    await happened;
    await route.fulfill({ contentType: "text/event-stream", body: "event: open\ndata: {}\n\n" });
  });
  await open(page, "/");
  await expect(bell(page)).toHaveAccessibleName("Notifications, 2 unread");
  count = 1;
  openStream();
  await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
});

test("all tabs ring by one stream, also when the tab that had it is closed", async ({
  page,
  context,
  request,
}) => {
  const asha = await memberNamed(request, "Asha Verma");
  const streams: Page[] = [];
  context.on("request", (call) => {
    if (call.url().endsWith("/api/stream")) streams.push(call.frame().page());
  });
  const first = await context.newPage();
  await openAs(first, asha, "/notifications");
  await expect.poll(() => streams).toEqual([first]);
  const second = await context.newPage();
  for (const tab of [second, page]) await open(tab, "/notifications");
  await cardMadeBy(request, asha, { name: asha.name, role: "Architect" });
  for (const tab of [first, second, page])
    await expect(bell(tab)).toHaveAccessibleName("Notifications, 1 unread");
  expect(streams).toEqual([first]);

  await first.close();
  await expect.poll(() => streams).toHaveLength(2);
  await second.getByRole("main").getByRole("button", { name: "Mark all read" }).click();
  for (const tab of [second, page]) await expect(bell(tab)).toHaveAccessibleName("Notifications");
  expect(streams).toHaveLength(2);
});

test.describe("when the server fails", () => {
  test.use({ tolerated: [/Failed to load resource|Notifications were not fetched/] });

  test("only the console hears of it: the skeleton, or the last list, stays", async ({ page, request }) => {
    const list = /\/api\/notifications(\?.*)?$/;
    const failed = () => page.waitForResponse((response) => list.test(response.url()) && !response.ok());
    await signIn(page, request);
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    const first = failed();
    await open(page, "/notifications");
    await first;
    await expect(page.getByRole("main").getByText("Loading notifications")).toBeAttached();
    await expectSilence(page);
    await respondWith(page, [notification(0)]);
    await bell(page).click();
    await expect(panel(page).getByRole("listitem")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toBeHidden();
    await page.route(list, (route) => route.fulfill({ status: 500, json: {} }));
    const second = failed();
    await bell(page).click();
    await second;
    await expect(panel(page).getByRole("listitem")).toHaveCount(1);
    await expectSilence(page);
  });

  async function expectSilence(page: Page) {
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Retry" })).toHaveCount(0);
    await expectAccessible(page);
  }
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("list and panel are accessible and fit the screen", async ({ page, request }) => {
      const long = "Averylongwordwithoutanyspace".repeat(10);
      await signIn(page, request);
      await respondWith(page, [
        notification(0),
        notification(1, { message: long }),
        notification(9, { type: "of-tomorrow", isRead: true }),
      ]);
      await open(page, "/notifications");
      await expect(page.getByRole("main").getByRole("listitem")).toHaveCount(3);
      await expectAccessible(page);
      await bell(page).click();
      await expect(panel(page).getByRole("listitem")).toHaveCount(3);
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    });
  });
}

for (const { colorScheme, width } of LOOKS) {
  test.describe(`the settings, ${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("Asha finds a switch below its heading, and it stays as she left it", async ({ page, request }) => {
      await signIn(page, request);
      await open(page, "/profile?tab=settings");
      const settings = page.getByRole("region", { name: "Notifications", exact: true });
      const oneByOne = settings.getByRole("button", { name: "Posts: Choose one by one" });
      await oneByOne.click();
      // Each look its own: both are tried at once, as the same member.
      const name =
        colorScheme === "dark" ? "Replies to your comments: E-mail" : "Decisions about your posts: E-mail";
      const chosen = settings.getByRole("switch", { name });
      const wasOn = await chosen.isChecked();
      const saved = page.waitForResponse((response) => response.request().method() === "PUT");
      await chosen.setChecked(!wasOn);
      await saved;
      await expect(settings.getByRole("switch", { name: "Comments on your posts: E-mail" })).toBeChecked();
      await expectAccessible(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
      await page.reload();
      await oneByOne.click();
      await expect(chosen).toBeChecked({ checked: !wasOn });
    });
  });
}

test("a visitor's bell is not there, and its code is not fetched", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (each) => fetched.push(each.url()));
  await page.goto("/");
  await started(page);
  await page.waitForLoadState("networkidle");
  expect(fetched.filter((url) => /notification/.test(url))).toEqual([]);
  await expect(bell(page)).toHaveCount(0);
});
