import type { Browser, Page } from "@playwright/test";
import { CHAPTER_TEXT, chapterPath } from "../contract/src/chapters/chapter-words.ts";
import { dateInIndia, DAY_MS } from "../contract/src/time.ts";
import { chapterOf } from "./chapters.ts";
import { inDatabase } from "./database.ts";
import { expect, expectAccessible, test } from "./journey.ts";
import { memberNamed, openAs, type Person, REFUSED_OR_CUT_OFF } from "./people.ts";
import { premiumNamed } from "./premium.ts";

// The server's page of an archived chapter is not found, since it is the same for everybody.
test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

async function pageOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 360, height: 780 } })).newPage();
  await openAs(page, person, path);
  return page;
}

async function chooseFor(page: Page, { name }: Person, action: string) {
  await page.getByRole("button", { name: `More for ${name}` }).click();
  await page.getByRole("menuitem", { name: action, exact: true }).click();
}

async function expectNarrow(page: Page) {
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
}

test("Leela suspends Meera and restores her; Meera takes leave and comes back", async ({
  page,
  request,
  browser,
}) => {
  const leela = await premiumNamed(request, "Leela Joshi");
  const meera = await memberNamed(request, "Meera Nair");
  const chapter = await chapterOf(request, leela, [meera]);
  await openAs(page, leela, chapterPath(chapter._id, "members"));
  await chooseFor(page, meera, "Suspend");
  const dialog = page.getByRole("dialog", { name: "Suspend: Meera Nair" });
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog.getByText(CHAPTER_TEXT.needReason)).toBeVisible();
  await dialog.getByLabel("Reason").fill("Absent for weeks");
  await dialog.getByRole("button", { name: "Suspend" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("region", { name: "Members" })).toContainText("Reason: Absent for weeks");
  await expect(page.getByRole("button", { name: "More for Meera Nair" })).toBeFocused();

  const hers = await pageOf(browser, meera, "/offline-networking");
  const week = hers.getByRole("region", { name: "This week" });
  await expect(week).toContainText(CHAPTER_TEXT.suspendedMember);
  await expect(week.getByRole("button", { name: "Going", exact: true })).toBeHidden();
  await week.getByRole("link", { name: chapter.name }).click();
  await expect(hers.getByText("take part again once an officer restores you")).toBeVisible();
  await hers.getByRole("link", { name: "Referrals" }).click();
  await expect(hers.getByText("No referrals received yet")).toBeVisible();
  await expect(hers.getByRole("button", { name: "Say thank you" })).toBeHidden();
  await expectAccessible(hers);
  await expectNarrow(hers);

  await chooseFor(page, meera, "Restore");
  await expect(page.getByText("Meera Nair takes part again").first()).toBeVisible();
  await hers.goto(chapterPath(chapter._id, "members"));
  await chooseFor(hers, meera, "Leave of absence");
  const leave = hers.getByRole("dialog", { name: "Leave of absence" });
  await expect(leave.getByText("You keep your seat and are not counted as absent.")).toBeVisible();
  await leave.getByLabel("Last day of leave").fill(dateInIndia(new Date(Date.now() + 9 * DAY_MS)));
  await leave.getByRole("button", { name: "Save" }).click();
  await expect(hers.getByText("You are on leave", { exact: true }).first()).toBeVisible();
  await hers.getByRole("button", { name: "I am back" }).click();
  await expect(hers.getByText("You are back", { exact: true }).first()).toBeVisible();
  await expect(hers.getByRole("button", { name: "I am back" })).toBeHidden();
  await expectNarrow(hers);
});

test("Leela archives the chapter, finds it again and opens it", async ({ page, request, browser }) => {
  const leela = await premiumNamed(request, "Leela Joshi");
  const meera = await memberNamed(request, "Meera Nair");
  const kabir = await memberNamed(request, "Kabir Khan");
  const chapter = await chapterOf(request, leela, [meera]);
  await openAs(page, leela, chapterPath(chapter._id, "manage"));
  await page.getByRole("button", { name: "Archive" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Archive" }).click();
  await expect(page.getByText(CHAPTER_TEXT.archived)).toBeVisible();
  await expect(page.getByRole("button", { name: "Open again" })).toBeFocused();
  for (const name of ["Invite", "Hand over to another leader"])
    await expect(page.getByRole("button", { name })).toBeHidden();
  await expect(page.getByRole("link", { name: "Edit the chapter" })).toBeHidden();
  await expectAccessible(page);

  const his = await pageOf(browser, kabir, chapterPath(chapter._id));
  await expect(his.getByRole("heading", { name: CHAPTER_TEXT.notFound })).toBeVisible();
  const hers = await pageOf(browser, meera, chapterPath(chapter._id, "members"));
  await expect(hers.getByRole("region", { name: "Members" })).toContainText("Leela Joshi");
  await expect(hers.getByRole("button", { name: "More for Meera Nair" })).toBeHidden();

  await page.goto("/offline-networking");
  const week = page.getByRole("region", { name: "This week" });
  await expect(week).toContainText("Archived");
  await week.getByRole("link", { name: chapter.name }).click();
  await page.getByRole("link", { name: "Manage" }).click();
  await page.getByRole("button", { name: "Open again" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Open again" }).click();
  await expect(page.getByText(CHAPTER_TEXT.archived)).toBeHidden();
  await expect(page.getByRole("button", { name: "Invite by name" })).toBeVisible();
  await his.reload();
  await expect(his.getByRole("heading", { level: 1, name: chapter.name })).toBeVisible();
});

test("Vikas takes a chapter over whose leader has no plan; a leader alone leaves it for good", async ({
  page,
  request,
  browser,
}) => {
  const leela = await premiumNamed(request, "Leela Joshi");
  const vikas = await premiumNamed(request, "Vikas Rane");
  const chapter = await chapterOf(request, leela, [vikas]);
  await inDatabase(
    `update premium_periods set starts_at = now() - interval '300 days', ends_at = now() - interval '20 days'
     where member_id = (select id from members where email = $1)`,
    [leela.email],
  );
  await openAs(page, leela, chapterPath(chapter._id, "manage"));
  await expect(page.getByText(CHAPTER_TEXT.readOnly)).toBeVisible();
  await expect(page.getByRole("button", { name: "Renew Premium" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Archive" })).toBeHidden();

  const his = await pageOf(browser, vikas, chapterPath(chapter._id));
  await his.getByRole("button", { name: "Lead the chapter" }).click();
  await expectAccessible(his);
  await his.getByRole("alertdialog").getByRole("button", { name: "Lead the chapter" }).click();
  await expect(his.getByText(`You lead ${chapter.name} now`).first()).toBeVisible();
  await expect(his.getByRole("link", { name: "Manage" })).toBeVisible();
  await expect(his.getByText(CHAPTER_TEXT.readOnly)).toBeHidden();

  // The former leader is a member, and may leave.
  await page.reload();
  await page.getByRole("button", { name: `More for ${chapter.name}` }).click();
  await page.getByRole("menuitem", { name: "Leave the chapter" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(page.getByRole("button", { name: "Join", exact: true })).toBeVisible();

  await his.reload();
  await his.getByRole("button", { name: `More for ${chapter.name}` }).click();
  await his.getByRole("menuitem", { name: "Leave the chapter" }).click();
  await expect(his.getByText("You are its only member, so the chapter is archived.")).toBeVisible();
  await his.getByRole("alertdialog").getByRole("button", { name: "Leave" }).click();
  await expect(his).toHaveURL(/\/offline-networking$/);
  await expect(his.getByRole("heading", { name: "Find a chapter" })).toBeVisible();
});
