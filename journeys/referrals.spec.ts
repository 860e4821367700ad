import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { chapterPath, type ChapterTab } from "../contract/src/chapters/chapter-words.ts";
import { POINTS_TEXT } from "../contract/src/chapters/points-words.ts";
import { REFERRAL_TEXT } from "../contract/src/chapters/referral-words.ts";
import { cardOf, WHOLE } from "./cards.ts";
import { call, chapterOf, type MadeChapter } from "./chapters.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { idOf } from "./network.ts";
import { memberNamed, newEmail, newMobile, openAs, type Person, REFUSED_OR_CUT_OFF } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

const tabOf = ({ _id }: MadeChapter, tab: ChapterTab, more = "") => `${chapterPath(_id, tab)}${more}`;

/** A chapter with its leader Leela, Asha, who has the plan, and Ravi, who has none. */
async function tableOf(request: APIRequestContext) {
  const leela = await premiumNamed(request, "Leela Joshi");
  const asha = await premiumNamed(request, "Asha Menon");
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  return { leela, asha, ravi, chapter: await chapterOf(request, leela, [asha, ravi]) };
}

async function phoneOf(browser: Browser, person: Person, path: string) {
  const context = await browser.newContext(PHONE);
  const phone = await context.newPage();
  await openAs(phone, person, path);
  return { phone, context };
}

/** By call: one gives the other a referral, who accepts it. */
async function acceptedReferral(
  request: APIRequestContext,
  giver: Person,
  receiver: Person,
): Promise<{ _id: string }> {
  const referral = await call<{ _id: string }>(request, giver, "POST", "/api/referrals", {
    receiverId: await idOf(request, receiver),
    prospect: { name: "Meera Textiles", phone: newMobile(), consent: true },
    need: "Needs somebody for the yearly accounts.",
  });
  return call(request, receiver, "PATCH", `/api/referrals/${referral._id}`, { action: "accept" });
}

const won = (request: APIRequestContext, receiver: Person, { _id }: { _id: string }) =>
  call(request, receiver, "PATCH", `/api/referrals/${_id}`, { action: "won", wonPaise: 25_000_000 });

const choose = async (dialog: ReturnType<Page["getByRole"]>, name: string) => {
  await dialog.getByRole("searchbox").fill(name.split(" ")[0]!);
  await dialog.getByRole("list", { name: "People found" }).getByRole("button", { name }).click();
};

test.describe("on phones at the table", () => {
  test.use({ ...PHONE, tolerated: [REFUSED_OR_CUT_OFF] });

  test("Asha gives Ravi a referral; he accepts, wins and thanks; trail and leaderboard show the whole way", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const { asha, ravi, chapter } = await tableOf(request);
    await openAs(page, asha, tabOf(chapter, "referrals"));
    await page.getByRole("button", { name: "Give a referral" }).click();
    const slip = page.getByRole("dialog", { name: "Give a referral" });
    await choose(slip, "Ravi Kulkarni");
    await expect(slip.getByRole("button", { name: "Change" })).toBeFocused();
    await slip.getByLabel("Who needs something").fill("Meera Textiles");
    await slip.getByLabel("What do they need?").fill("Needs somebody for the yearly accounts.");
    await slip.getByRole("button", { name: "Give referral" }).click();
    await expect(slip.getByText(REFERRAL_TEXT.needContact)).toBeVisible();
    await expect(slip.getByText(REFERRAL_TEXT.consent)).toBeVisible();
    await slip.getByLabel("Phone").fill(newMobile());
    await slip.getByLabel(/They agree/).check();
    await slip.getByRole("radio", { name: "4, Hot" }).check();
    await slip.getByLabel("Estimated value").fill("60,000");
    await slip.getByRole("button", { name: "Give referral" }).click();
    await expect(page.getByText("Ravi Kulkarni has your referral").first()).toBeVisible();

    // Ravi has no plan: answering and thanking are free.
    const his = await phoneOf(browser, ravi, tabOf(chapter, "referrals"));
    const received = his.phone.getByRole("article").filter({ hasText: "Meera Textiles" });
    await expect(received).toContainText("Waiting for you");
    await received.getByRole("button", { name: "Accept" }).click();
    await expect(received).toContainText("Accepted");
    await received.getByRole("button", { name: "Contacted" }).click();
    await received.getByRole("button", { name: "Won", exact: true }).click();
    const value = his.phone.getByRole("dialog", { name: "Won" });
    await expect(value.getByLabel("Value of the business")).toHaveValue("60000");
    await value.getByLabel("Value of the business").fill("50000");
    await value.getByRole("button", { name: "Mark as won" }).click();
    await received.getByRole("button", { name: "Thank Asha" }).click();
    const thanks = his.phone.getByRole("dialog", { name: "Say thank you" });
    await expect(thanks.getByLabel("Value of the business")).toHaveValue("50000");
    await thanks.getByRole("button", { name: "Say thank you" }).click();
    await expect(his.phone.getByText("Asha Menon has your thank-you").first()).toBeVisible();
    await expect(received.getByRole("button", { name: "Thank Asha" })).toHaveCount(0);

    // The network goes while he enters a one-to-one; it is sent later by itself.
    await his.phone.getByRole("button", { name: "Enter a one-to-one" }).click();
    const met = his.phone.getByRole("dialog", { name: "Enter a one-to-one" });
    await choose(met, "Asha Menon");
    await his.context.setOffline(true);
    await met.getByRole("button", { name: "Enter one-to-one" }).click();
    await expect(his.phone.getByText("Kept on this phone").first()).toBeVisible();
    await expect(his.phone.getByRole("heading", { name: "1 waiting to be sent" })).toBeVisible();
    await his.context.setOffline(false);
    await expect(his.phone.getByRole("heading", { name: "1 waiting to be sent" })).toHaveCount(0);

    // Asha confirms it, and follows what became of her referral.
    await page.reload();
    await page
      .getByRole("region", { name: "One-to-ones to confirm" })
      .getByRole("button", { name: "Confirm" })
      .click();
    await expect(page.getByText("One-to-one confirmed").first()).toBeVisible();
    await page.getByRole("link", { name: "Given" }).click();
    await page.getByRole("button", { name: "Meera Textiles" }).click();
    const opened = page.getByRole("dialog", { name: "Meera Textiles" });
    await expect(opened).toContainText("Ravi marked it as won");
    const trail = opened.getByRole("list", { name: "Trail" }).getByRole("listitem");
    await expect(trail.filter({ hasText: "Asha Menon gave the referral to Ravi Kulkarni." })).toBeVisible();
    await expect(trail.filter({ hasText: "Won" })).toContainText("₹50,000");
    await expect(trail.last()).toContainText("Thank-you₹50,000");
    await expectAccessible(page);
    await opened.getByRole("button", { name: "Close" }).click();

    // Accepted 10, won 15, thanked 5 and a one-to-one 5.
    await page.getByRole("link", { name: "Leaderboard" }).click();
    const row = page.getByRole("article").filter({ hasText: "Asha Menon" });
    await expect(row).toContainText("Rank 1");
    await expect(row).toContainText("35 of 100");
    await row.getByRole("button", { name: /See how points work/ }).click();
    const entries = page.getByRole("dialog", { name: "Your points" });
    for (const text of [
      "Referral to Ravi Kulkarni accepted",
      "Referral to Ravi Kulkarni won",
      "Thank-you from Ravi Kulkarni",
      "One-to-one with Ravi Kulkarni",
    ])
      await expect(entries.getByRole("list", { name: "Entries" })).toContainText(text);
    await expect(entries).toContainText("1 for each ₹10,000");
    await expectAccessible(page);

    await his.phone.getByRole("link", { name: "Leaderboard" }).click();
    await expect(his.phone.getByText("Chapter leaderboard comes with Premium")).toBeVisible();
    await his.phone.getByRole("button", { name: "See how points work" }).click();
    await expect(his.phone.getByRole("dialog", { name: "Your points" })).toContainText(
      "One-to-one with Asha Menon",
    );
    await his.context.close();
  });
});

test("a ring of two is held back until an officer clears it", async ({ page, request }) => {
  const leela = await premiumNamed(request, "Leela Joshi");
  const asha = await premiumNamed(request, "Asha Menon");
  const vikram = await premiumNamed(request, "Vikram Shah");
  const chapter = await chapterOf(request, leela, [asha, vikram]);
  for (let at = 0; at < 3; at++) {
    await acceptedReferral(request, asha, vikram);
    await acceptedReferral(request, vikram, asha);
  }
  await openAs(page, leela, tabOf(chapter, "leaderboard"));
  const row = page.getByRole("article").filter({ hasText: "Vikram Shah" });
  await expect(row).toContainText(`30 more: ${POINTS_TEXT.held.toLowerCase()}`);
  await expect(row).toContainText("0 of 100");
  await expectAccessible(page);
  await page.getByRole("button", { name: /^Clear/ }).click();
  await expect(row).toContainText("30 of 100");
  await expect(page.getByText("An officer has looked at it: their points count.")).toBeVisible();

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "All entries (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("points-month.csv");
});

test("a lead becomes a referral, and shows what became of it; without a chapter one is needed", async ({
  page,
  request,
}) => {
  const asha = await premiumNamed(request, "Asha Menon");
  const card = await cardOf(request, asha, { ...WHOLE, directLeads: true });
  const phone = newMobile();
  const lead = {
    name: "Divya Pillai",
    email: newEmail("divya"),
    phone,
    message: "Who does our yearly accounts?",
  };
  await request.post("/api/leads", { data: { cardId: card._id, consent: true, ...lead } });
  await openAs(page, asha, "/business-cards?section=my-leads");
  await page.getByRole("button", { name: "Divya Pillai" }).click();
  await page.getByRole("link", { name: "Pass on as a referral" }).click();
  await expect(page.getByText(REFERRAL_TEXT.needsChapter)).toBeVisible();
  await expectAccessible(page);

  const leela = await premiumNamed(request, "Leela Joshi");
  await chapterOf(request, leela, [asha]);
  await page.goBack();
  await page.getByRole("link", { name: "Pass on as a referral" }).click();
  const slip = page.getByRole("dialog", { name: "Give a referral" });
  await expect(slip.getByLabel("Who needs something")).toHaveValue("Divya Pillai");
  await expect(slip.getByLabel("Phone")).toHaveValue(phone);
  await expect(slip.getByLabel("What do they need?")).toHaveValue("Who does our yearly accounts?");
  await choose(slip, "Leela Joshi");
  await slip.getByLabel(/They agree/).check();
  await slip.getByRole("button", { name: "Give referral" }).click();
  await expect(page.getByText("Leela Joshi has your referral").first()).toBeVisible();
  await expect(slip).toHaveCount(0);

  await page.goto("/business-cards?section=my-leads");
  await page.getByRole("button", { name: "Divya Pillai" }).click();
  await expect(page.getByRole("list", { name: "Passed on as a referral" })).toContainText(
    "Passed on to Leela Joshi: waiting for an answer",
  );
});

for (const { colorScheme, width } of LOOKS) {
  test(`referrals and points, ${colorScheme} and ${width} px wide`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    const { leela, asha, chapter } = await tableOf(request);
    await won(request, leela, await acceptedReferral(request, asha, leela));
    await won(request, leela, await acceptedReferral(request, asha, leela));
    await openAs(page, leela, tabOf(chapter, "referrals"));
    await expect(page.getByRole("button", { name: "Thank Asha" }).first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Say thank you" }).click();
    await expect(page.getByRole("dialog", { name: "Say thank you" })).toContainText("Won, ₹2,50,000");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Say thank you" })).toBeFocused();
    await page.getByRole("button", { name: "Give a referral" }).click();
    await expect(page.getByRole("list", { name: "People found" })).toContainText("Ravi Kulkarni");
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("link", { name: "Where my business came from" }).click();
    await expect(page.getByText("Who brought it")).toBeVisible();
    await page.getByText("Show the figures").click();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Thank-yous" }).click();
    await expect(page.getByText("No thank-yous received yet")).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: "Leaderboard" }).click();
    await expect(page.getByRole("list", { name: "Members by points" })).toContainText("Asha Menon");
    const chapters = page.getByRole("main").getByRole("link", { name: "Chapters", exact: true }).last();
    await chapters.click();
    // The period belongs to the address, which is still that of the people until then.
    await expect(chapters).toHaveAttribute("aria-current", "page");
    await page.getByRole("radio", { name: "All time" }).check();
    await expect(page.getByRole("table", { name: "Chapters by points" })).toContainText(chapter.name);
    await expectAccessible(page);
    await page.getByRole("link", { name: "Gap finder" }).click();
    await expect(page.getByText(/Trades without a seat/)).toBeVisible();
    await expectAccessible(page);
  });
}
