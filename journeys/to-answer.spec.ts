import type { APIRequestContext, Page } from "@playwright/test";
import { businessOf } from "./business.ts";
import { expect, expectAccessible, LOOKS, message, started, test } from "./journey.ts";
import { idOf } from "./network.ts";
import { memberNamed, openAs, type Person, REFUSED_OR_CUT_OFF } from "./people.ts";

const TO_ANSWER = "/connect-in?tab=to-answer";
const bars = (page: Page) => page.getByRole("navigation", { name: "Daily tools" });
const rows = (page: Page) => page.getByRole("list", { name: /^To answer/ }).getByRole("listitem");

/** The way of a phone, without the dialler: the tap is noted, and the tab is looked at again. */
async function callAndComeBack(page: Page, press: () => Promise<void>) {
  await page.evaluate(() => {
    addEventListener("click", (event) => {
      if ((event.target as Element).closest("a[href^='tel:']")) event.preventDefault();
    });
  });
  await press();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
}

async function enquiryOf(request: APIRequestContext, buyer: Person, targetId: string, text: string) {
  const sent = await request.post("/api/enquiries", {
    headers: { authorization: `Bearer ${buyer.token}` },
    data: {
      targetType: "business",
      targetId,
      name: buyer.name,
      email: buyer.email,
      phone: "9890098900",
      sharePhone: true,
      message: text,
    },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
  return ((await sent.json()) as { enquiry: { _id: string } }).enquiry._id;
}

test.describe("on a phone", () => {
  test.use({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
    tolerated: [REFUSED_OR_CUT_OFF],
  });

  test("Asha calls Meera from her list, both say so, and the enquiry counts as answered outside", async ({
    page,
    request,
    browser,
  }) => {
    const [asha, meera] = [
      await memberNamed(request, "Asha Menon"),
      await memberNamed(request, "Meera Iyer"),
    ];
    const shop = await businessOf(request, asha, { name: "Menon Kitchens" });
    const enquiryId = await enquiryOf(request, meera, shop._id, "A kitchen of twelve feet, please.");
    const invited = await request.post("/api/connections", {
      headers: { authorization: `Bearer ${meera.token}` },
      data: { userId: await idOf(request, asha) },
    });
    expect(invited.ok(), await invited.text()).toBe(true);

    // The strip at home and the bar lead to it.
    await openAs(page, asha, "/");
    await expect(page.getByRole("link", { name: /^To answer: 2, next in 47 h$/ })).toBeVisible();
    await bars(page).getByRole("link", { name: "To answer, 2 waiting" }).click();
    const [enquiry, invitation] = [rows(page).nth(0), rows(page).nth(1)];
    await expect(enquiry).toContainText("Meera Iyer");
    await expect(enquiry).toContainText("A kitchen of twelve feet");
    await expect(enquiry).toContainText("47 h left");
    await expect(enquiry.getByRole("link", { name: "Reply Meera Iyer" })).toBeVisible();
    await expect(invitation).toContainText("Invitation");
    await expectAccessible(page);

    await callAndComeBack(page, async () => {
      await enquiry.getByRole("button", { name: "More for Meera Iyer" }).click();
      const call = page.getByRole("menuitem", { name: "Call" });
      await expect(call).toHaveAttribute("href", "tel:+919890098900");
      await call.click();
    });
    const question = page.getByRole("region", { name: "Did you reach Meera Iyer?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);

    // The phone may have dropped the page, and the network may be away.
    await page.reload();
    await started(page);
    await page.route("**/api/outside-answers", (route) =>
      route.request().method() === "POST" ? route.abort("internetdisconnected") : route.fallback(),
    );
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(question.getByRole("alert")).toContainText("Check your connection");
    await page.unroute("**/api/outside-answers");
    await question.getByRole("button", { name: "Yes" }).click();
    await expect(message(page, "Marked as contacted by phone.").first()).toBeVisible();
    await expect(message(page, "We'll ask Meera Iyer to confirm.").first()).toBeVisible();
    await expect(question).toBeHidden();

    // Meera is asked where she looks, once.
    const buyer = await (await browser.newContext()).newPage();
    await openAs(buyer, meera, `/business-enquiries?tab=sent&enquiry=${enquiryId}`);
    const asked = buyer.getByRole("region", { name: "Menon Kitchens" });
    await expect(asked).toContainText("Did Menon Kitchens contact you by phone?");
    for (const { colorScheme, width } of LOOKS) {
      await buyer.emulateMedia({ colorScheme });
      await buyer.setViewportSize({ width, height: 900 });
      await expectAccessible(buyer);
    }
    await asked.getByRole("button", { name: "Yes" }).click();
    const talk = buyer.getByRole("list", { name: "Conversation" });
    await expect(talk).toContainText(/Answered outside, \d+ \w+ 20\d\d, \d+:\d\d [ap]m/);
    await expect(asked.getByText("Did Menon Kitchens contact you by phone?")).toBeHidden();

    // It has left the list; the invitation is accepted in it.
    await page.goto(TO_ANSWER);
    await started(page);
    await expect(rows(page)).toHaveCount(1);
    await rows(page).getByRole("button", { name: "Accept Meera Iyer" }).click();
    await expect(message(page, "Invitation accepted").first()).toBeVisible();
    await expect(message(page, "Nothing waits for you.")).toBeVisible();
    await expect(bars(page).getByRole("link", { name: "To answer", exact: true })).toBeVisible();
    await expectAccessible(page);
  });

  test("the bar is on the screens of a member that have none of their own, once", async ({
    page,
    request,
  }) => {
    const asha = await memberNamed(request, "Asha Menon");
    await openAs(page, asha, "/profile");
    for (const path of ["/profile", "/notifications", "/business-enquiries", "/plazy", "/businesses", "/"]) {
      if (path !== "/profile") await page.goto(path);
      await started(page);
      await expect(bars(page)).toHaveCount(1);
      await expect(bars(page).getByRole("link", { name: "To answer" })).toBeVisible();
    }
    await expect(bars(page).getByRole("listitem")).toHaveText([
      "To answer",
      "Feed",
      "Messages",
      "Chapters",
      "More",
    ]);
    // The dashboard has its own; a form has its bar with Save.
    await page.goto("/business-cards");
    await expect(bars(page).getByRole("link", { name: "My Card" })).toBeVisible();
    await expect(bars(page)).toHaveCount(1);
    await page.goto("/create-card");
    await expect(page.locator("[data-foot-bar]").first()).toBeVisible();
    await expect(bars(page)).toHaveCount(0);

    await page.goto("/notifications");
    await bars(page).getByRole("button", { name: "More" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Notifications" })).toHaveAttribute("aria-current", "page");
    await expectAccessible(page);
    await menu.getByRole("link", { name: "Connections" }).first().click();
    await expect(page).toHaveURL(/tab=connections/);
    await expect(menu).toBeHidden();

    // Nothing is lifted over what is being typed.
    await page.goto("/search");
    await expect(bars(page)).toBeVisible();
    await page.getByRole("searchbox").or(page.getByRole("combobox")).first().focus();
    await expect(bars(page)).toBeHidden();
  });
});
