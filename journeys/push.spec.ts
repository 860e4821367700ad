import type { APIRequestContext, Route } from "@playwright/test";
import type { PushMessage } from "@cardplaza/contract/push/push-words";
import { findWholeBrowser } from "../scripts/browser.ts";
import { type PushService, startPushService } from "../server/src/features/push/push-service.fixtures.ts";
import { businessOf } from "./business.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { bell, open } from "./notifications.ts";
import { account, memberNamed, openAs, type Person, REFUSED, tokenOf } from "./people.ts";
import { deliveryTo, pressNotification, shownBy, standInForPushService, workerOf } from "./pushes.ts";

const whole = findWholeBrowser();
test.use({
  serviceWorkers: "allow",
  launchOptions: { executablePath: whole, args: ["--no-sandbox"] },
});
test.skip(!whole, "There is no whole Chromium here, and the one without windows shows no notifications");

let service: PushService;
test.beforeAll(async () => {
  service = await startPushService();
});
test.afterAll(() => service.stop());

const INBOX = "/business-enquiries";
const OFFER = "Get told on this computer within seconds";
const headersOf = ({ token }: Pick<Person, "token">) => ({ authorization: `Bearer ${token}` });

async function enquire(request: APIRequestContext, from: Person, shop: { _id: string }) {
  const response = await request.post("/api/enquiries", {
    headers: headersOf(from),
    data: {
      targetType: "business",
      targetId: shop._id,
      name: from.name,
      email: from.email,
      message: "Two hundred spur gears, please.",
    },
  });
  expect(response.status()).toBe(201);
}

/** What the product sent to a browser, decrypted as that browser would. */
async function pushTo(name: string): Promise<PushMessage> {
  await expect.poll(() => service.to(name).length).toBeGreaterThan(0);
  return service.to(name).at(-1)!.message;
}

test("after her first enquiry Asha lets her computer ring, and a press opens the next one", async ({
  page,
  context,
  request,
}) => {
  const [asha, ravi, meera] = await Promise.all(
    ["Asha Menon", "Ravi Kulkarni", "Meera Nair"].map((name) => memberNamed(request, name)),
  );
  if (!asha || !ravi || !meera) throw new Error("Nobody is there");
  const shop = await businessOf(request, asha, { name: "Menon Gears" });
  const browser = service.browser(`first-${Date.now()}`);
  await standInForPushService(context, browser.subscription);
  const offer = page.getByRole("complementary", { name: OFFER });

  await openAs(page, asha, INBOX);
  await expect(page.getByText("No enquiries yet. Share your page to get the first one.")).toBeVisible();
  await expect(offer).toHaveCount(0);
  await open(page, "/notifications");
  await expect(page.getByRole("main").getByText("No notifications yet")).toBeVisible();
  await expect(offer).toHaveCount(0);

  await enquire(request, ravi, shop);
  await open(page, INBOX);
  await expect(offer).toBeVisible();
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  // The browser's question, answered with Allow.
  await context.grantPermissions(["notifications"]);
  await offer.getByRole("button", { name: "Turn on" }).click();
  await expect(offer).toContainText("This computer rings now.");
  await offer.getByRole("link", { name: "Choose what rings" }).click();
  const devices = page.getByRole("region", { name: "Push notifications" });
  await expect(devices).toContainText("This computer rings");
  await expect(devices.getByRole("listitem")).toContainText("This device");

  // A running tab shows it, whatever is open there.
  const worker = await workerOf(context);
  const deliver = await deliveryTo(page);
  await enquire(request, meera, shop);
  const message = await pushTo(browser.name);
  expect(message.body).toBe("New enquiry");
  await deliver(message);
  await expect.poll(() => shownBy(worker)).toHaveLength(1);
  await deliver({ ...message, body: "Two new enquiries" });
  await expect
    .poll(() => shownBy(worker))
    .toEqual([{ title: "Cardplaza", body: "Two new enquiries", tag: message.tag }]);
  await expect(bell(page)).toHaveAccessibleName(/Notifications, \d+ unread/);
  const before = await unreadOf(request, asha);
  expect(await pressNotification(worker)).toBeNull();
  await expect(page).toHaveURL((url) => url.pathname + url.search === message.path);
  await expect(page.getByText("Two hundred spur gears, please.").first()).toBeVisible();
  await expect.poll(() => unreadOf(request, asha)).toBe(before - 1);
  await expect(bell(page)).toHaveAccessibleName(
    before === 1 ? "Notifications" : `Notifications, ${before - 1} unread`,
  );
  expect(await shownBy(worker)).toEqual([]);

  // A device that is signed out is silent: its browser has no subscription any more.
  const isSubscribed = () =>
    page.evaluate(async () => {
      const registration = await navigator.serviceWorker.getRegistration();
      return Boolean(await registration?.pushManager.getSubscription());
    });
  expect(await isSubscribed()).toBe(true);
  await account(page, asha).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page.getByRole("link", { name: /Sign in|Login/ }).first()).toBeVisible();
  await expect.poll(isSubscribed).toBe(false);
});

const unreadOf = async (request: APIRequestContext, who: Person) =>
  (
    (await (await request.get("/api/notifications/unread-count", { headers: headersOf(who) })).json()) as {
      count: number;
    }
  ).count;

test("without an open tab a press opens one, and what is read elsewhere goes from the screen", async ({
  page,
  context,
  request,
}) => {
  const asha = await memberNamed(request, "Asha Menon");
  // A card rings the bell; the push about it is delivered as the product would send it.
  const ring = async () => {
    const card = await request.post("/api/business-cards", {
      headers: headersOf(asha),
      data: { name: asha.name, role: "Architect" },
    });
    expect(card.status()).toBe(201);
    await expect(bell(page)).toHaveAccessibleName("Notifications, 1 unread");
    const list = await request.get("/api/notifications", { headers: headersOf(asha) });
    const [notice] = ((await list.json()) as { notifications: { _id: string; targetUrl: string }[] })
      .notifications;
    if (!notice) throw new Error("The bell did not ring");
    return notice;
  };
  await context.grantPermissions(["notifications"]);
  await openAs(page, asha, "/notifications");
  const notice = await ring();
  const push = { tag: "card", title: "Cardplaza", body: "A new card is ready", path: notice.targetUrl };
  const worker = await workerOf(context);
  const deliver = await deliveryTo(page);
  await deliver({ ...push, notificationId: notice._id });
  await expect.poll(() => shownBy(worker)).toHaveLength(1);

  // A page of no member, such as the administrators' one, cannot show it.
  await page.goto("/admin/login");
  const address = await pressNotification(worker);
  expect(address).toContain(`notification=${notice._id}`);
  await page.goto(address ?? "");
  await expect(bell(page)).toHaveAccessibleName("Notifications");
  await expect(page).toHaveURL((url) => !url.searchParams.has("notification"));
  expect(new URL(page.url()).pathname).toBe(new URL(notice.targetUrl, page.url()).pathname);

  // Read on another device, it goes from the screen of this device too.
  const { _id: notificationId } = await ring();
  await deliver("not a message at all");
  await deliver({ ...push, notificationId });
  await expect
    .poll(async () => (await shownBy(worker)).map(({ body }) => body).sort())
    .toEqual(["A new card is ready", "There is something new for you."]);
  await request.patch("/api/notifications/mark-all-read", { headers: headersOf(asha) });
  await expect.poll(() => shownBy(worker)).toEqual([]);
});

test("Asha sets what rings with one press, quiet hours, and takes an old phone off", async ({
  page,
  request,
}) => {
  const asha = await memberNamed(request, "Asha Menon");
  const { endpoint, keys } = service.browser(`old-${Date.now()}`).subscription;
  const old = await request.post("/api/push/subscriptions", {
    headers: headersOf({ token: await tokenOf(request, asha) }),
    data: { endpoint, keys, device: "Chrome on Android" },
  });
  expect(old.status()).toBe(201);
  await openAs(page, asha, "/profile?tab=settings");
  const settings = page.getByRole("region", { name: "Notifications", exact: true });
  const posts = settings.getByRole("switch", { name: /^Posts: E-mail/ });
  const leads = settings.getByRole("switch", { name: /^Leads: Push/ });
  await expect(posts).toBeChecked();
  await expect(leads).toBeChecked();
  await settings.getByRole("button", { name: "Only what waits for my answer" }).click();
  await expect(
    page.getByText("Only what waits for your answer comes by push and e-mail").first(),
  ).toBeVisible();
  await expect(posts).not.toBeChecked();
  await expect(leads).toBeChecked();
  await settings.getByRole("button", { name: "Posts: Choose one by one" }).click();
  const comments = settings.getByRole("switch", { name: "Comments on your posts: Push" });
  await comments.check();
  await expect(settings.getByRole("switch", { name: /^Posts: Push/ })).toBeChecked();

  const push = page.getByRole("region", { name: "Push notifications" });
  await push.getByRole("switch", { name: "Quiet hours" }).check();
  await push.getByLabel("From").fill("21:30");
  await push.getByRole("button", { name: "Save quiet hours" }).click();
  await expect(push.getByRole("button", { name: "Save quiet hours" })).toHaveCount(0);
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow).toBeLessThanOrEqual(0);
  }
  await push.getByRole("button", { name: "Remove Chrome on Android" }).click();
  await expect(push).toContainText("No device rings yet.");

  await page.reload();
  await expect(push.getByLabel("From")).toHaveValue("21:30");
  await expect(push).toContainText("No device rings yet.");
  await expect(posts).not.toBeChecked();
  await settings.getByRole("button", { name: "Back to the defaults" }).click();
  await expect(posts).toBeChecked();
});

test.describe("when the server refuses", () => {
  test.use({ tolerated: [REFUSED] });

  test("a switch goes back, and its place says why until it is saved", async ({ page, request }) => {
    const asha = await memberNamed(request, "Asha Menon");
    await openAs(page, asha, "/profile?tab=settings");
    const posts = page.getByRole("switch", { name: /^Posts: E-mail/ });
    await expect(posts).toBeChecked();
    const refuse = (route: Route) =>
      route.request().method() === "PUT"
        ? route.fulfill({ status: 429, json: { message: "Too many changes. Wait a minute." } })
        : route.fallback();
    await page.route("**/api/notification-settings", refuse);
    await posts.click();
    await expect(page.getByText("Not saved. Too many changes. Wait a minute.")).toBeVisible();
    await expect(posts).toBeChecked();
    await page.unroute("**/api/notification-settings", refuse);
    await posts.click();
    await expect(page.getByText(/^Not saved/)).toHaveCount(0);
    await expect(posts).not.toBeChecked();
  });
});
