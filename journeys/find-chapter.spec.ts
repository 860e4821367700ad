import type { Browser, Page } from "@playwright/test";
import { CHAPTER_TEXT, chapterPath } from "../contract/src/chapters/chapter-words.ts";
import { chapterOf, codeOf, openMeetingOf } from "./chapters.ts";
import { draftHolds, expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import {
  memberNamed,
  newEmail,
  newMobile,
  openAs,
  PASSWORD,
  type Person,
  REFUSED_OR_CUT_OFF,
  signIn,
} from "./people.ts";
import { premiumNamed } from "./premium.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** In every look: colours depend on the theme, the arrangement on the width. */
async function expectAccessibleInEveryLook(page: Page) {
  const before = page.viewportSize();
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
  if (before) await page.setViewportSize(before);
}

async function pageOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, path);
  return page;
}

/** Chooses a trade by its name in the list that opens. */
async function chooseSeat(page: Page, field: string, name: string) {
  await page.getByRole("combobox", { name: field }).click();
  await page.getByPlaceholder("Search categories").fill(name);
  await page.getByRole("option", { name }).first().click();
}

test.describe("on a phone", () => {
  test.use({ ...PHONE, tolerated: [REFUSED_OR_CUT_OFF] });

  test("Kiran finds a chapter, asks to visit and to join; Leela accepts, and Kiran is a member", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const leela = await premiumNamed(request, "Leela Joshi");
    const kiran = await memberNamed(request, "Kiran Desai");
    const chapter = await chapterOf(request, leela);

    await page.goto("/offline-networking");
    await started(page);
    await expectAccessibleInEveryLook(page);
    await page.getByRole("combobox", { name: "City" }).fill("Pune");
    await page
      .getByRole("option", { name: /^Pune\b/ })
      .first()
      .click();
    await expect(page.getByRole("heading", { name: "Chapters in Pune" })).toBeVisible();
    await page.getByRole("link", { name: chapter.name, exact: true }).click();
    await expect(page.getByRole("heading", { level: 1, name: chapter.name })).toBeVisible();
    // A chapter opens at its top, however far down the list it was.
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByText("Forming: 4 more members needed")).toBeVisible();
    await expectAccessibleInEveryLook(page);

    // A visitor needs no account.
    await page.getByRole("button", { name: "Visit a meeting" }).click();
    const dialog = page.getByRole("dialog", { name: chapter.name });
    await dialog.getByRole("button", { name: "Ask to visit" }).click();
    await expect(dialog.getByText("Enter your mobile number.")).toBeVisible();
    await dialog.getByLabel("Your name").fill("Kiran Desai");
    await dialog.getByLabel("Your mobile number").fill(newMobile());
    await chooseSeat(page, "What you do", "Lawyers");
    await dialog.getByLabel("The chapter may call or mail me about this visit.").check();
    await expectAccessibleInEveryLook(page);
    await dialog.getByRole("button", { name: "Ask to visit" }).click();
    await expect(dialog.getByText(/^See you on /)).toBeVisible();

    // To join they sign in, and come back to the form.
    await dialog.getByRole("button", { name: "Ask to join, too" }).click();
    await dialog.getByRole("button", { name: "Sign in to join" }).click();
    await signIn(page, kiran);
    await expect(page).toHaveURL(/ask=join/);
    await chooseSeat(page, "Your seat", "Restaurants");
    await expect(dialog.getByText(CHAPTER_TEXT.seatTaken("Restaurants"))).toBeVisible();
    await chooseSeat(page, "Your seat", "Lawyers");
    await expect(dialog.getByText(CHAPTER_TEXT.seatTaken("Restaurants"))).toBeHidden();
    await dialog.getByLabel("Message to the officers").fill("I help small firms with their contracts.");
    await dialog.getByRole("button", { name: "Ask to join" }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText("You have asked to join. The officers will answer.")).toBeVisible();

    const office = await pageOf(browser, leela, chapterPath(chapter._id, "manage"));
    await expect(office.getByRole("list", { name: "Visitors" })).toContainText("Kiran Desai");
    const waiting = office.getByRole("list", { name: "Waiting" });
    await expect(waiting).toContainText("I help small firms with their contracts.");
    await expectAccessibleInEveryLook(office);
    await waiting.getByRole("button", { name: "Accept Kiran Desai" }).click();
    await expect(office.getByText("Kiran Desai is a member now").first()).toBeVisible();
    await expect(office.getByText("No requests yet.")).toBeVisible();

    await page.reload();
    await started(page);
    await expect(page.getByText("You have asked to join.")).toBeHidden();
    await page.getByRole("navigation", { name: chapter.name }).getByRole("link", { name: "Members" }).click();
    await expect(page.getByRole("region", { name: "Members" })).toContainText("Lawyers");
    await expect(page.getByRole("button", { name: "Join", exact: true })).toBeHidden();
    await expectAccessibleInEveryLook(page);

    // The finder begins with their week from now on.
    await page.goto("/offline-networking");
    const week = page.getByRole("region", { name: "This week" });
    await expect(week).toContainText(chapter.name);
    await week.getByRole("button", { name: "Going", exact: true }).click();
    await expect(week.getByRole("button", { name: "Going", exact: true })).toHaveAttribute(
      "aria-pressed",
      "true",
    );
    await expectAccessibleInEveryLook(page);
  });

  test("Leela invites by link; Neha, a stranger, opens it, signs up, is in, and checks in", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const leela = await premiumNamed(request, "Leela Joshi");
    const chapter = await chapterOf(request, leela);
    const meeting = await openMeetingOf(request, leela, chapter);
    await openAs(page, leela, chapterPath(chapter._id, "manage"));
    const panel = page.getByRole("region", { name: "Invite members" });
    await expect(panel).toContainText("1 of 5 members");
    await panel.getByRole("button", { name: "Get invite link" }).click();
    const whatsApp = panel.getByRole("link", { name: "WhatsApp" });
    await expect(whatsApp).toBeVisible();
    await expectAccessibleInEveryLook(page);
    const shared = new URL((await whatsApp.getAttribute("href")) ?? "").searchParams.get("text") ?? "";
    const link = new URL(/https?:\S+$/.exec(shared)?.[0] ?? "");
    expect(link.search).toMatch(new RegExp(`^\\?chapter=${chapter._id}&invite=`));
    // The same link is there tomorrow: making another one would end it.
    await page.reload();
    await expect(whatsApp).toHaveAttribute("href", new RegExp(encodeURIComponent(link.search)));

    const stranger = await (await browser.newContext(PHONE)).newPage();
    await stranger.goto(link.pathname + link.search);
    await started(stranger);
    await expect(stranger.getByText("Leela Joshi invites you")).toBeVisible();
    await expect(stranger.getByText("Hotel Deccan, FC Road, Pune")).toBeVisible();
    await stranger.getByRole("button", { name: /^Join/ }).click();
    await expect(stranger.getByText("Choose your trade.")).toBeVisible();
    await chooseSeat(stranger, "Your seat", "Lawyers");
    await expectAccessibleInEveryLook(stranger);
    await stranger.getByRole("button", { name: /^Join/ }).click();
    await expect(stranger).toHaveURL(/\/auth\?tab=sign-up/);
    await stranger.getByLabel("Full name").fill("Neha Kulkarni");
    await stranger.getByRole("textbox", { name: "E-mail" }).fill(newEmail("neha"));
    await stranger.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await stranger.getByRole("checkbox", { name: "I agree" }).check();
    await stranger.getByRole("checkbox", { name: "I am 18" }).check();
    await stranger.getByRole("button", { name: "Create account" }).click();
    await stranger.getByRole("button", { name: "Later" }).click();
    await expect(stranger.getByText(`You are a member of ${chapter.name}`)).toBeVisible();
    await expectAccessibleInEveryLook(stranger);
    await page.reload();
    await expect(panel).toContainText("2 of 5 members");

    // From her week one tap opens the camera; without one she types the six digits.
    await stranger.goto("/offline-networking");
    await stranger.getByRole("region", { name: "This week" }).getByRole("link", { name: "Check in" }).click();
    const dialog = stranger.getByRole("dialog", { name: "Check in" });
    await dialog.getByLabel("Six digits").fill((await codeOf(request, leela, meeting)).digits);
    await dialog.getByRole("button", { name: "Check in" }).click();
    await expect(stranger.getByText("You are checked in")).toBeVisible();
    await expect(stranger).not.toHaveURL(/scan=/);
  });
});

test.describe("at a desk", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("Leela starts a chapter where there is none, and changes it in two tabs", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const leela = await premiumNamed(request, "Leela Joshi");
    await openAs(page, leela, "/offline-networking?city=Ratlam");
    const start = page.getByRole("button", { name: "Start one" });
    await expect(start.or(page.getByText("1 chapter")).first()).toBeVisible();
    await page.goto("/offline-networking?create=1&city=Ratlam");
    await expect(page.getByRole("heading", { level: 1, name: "Create a chapter" })).toBeVisible();
    await page.getByRole("button", { name: "Create chapter" }).click();
    await expect(page.getByText("A PIN code has six digits.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
    const name = `Ratlam Traders ${Date.now() % 1_000_000}`;
    await page.getByLabel("Name", { exact: true }).fill(name);
    await chooseSeat(page, "Your own seat", "Lawyers");
    await page
      .getByLabel("Description")
      .fill("Traders and makers of Ratlam who meet every second Friday and pass on customers.");
    await page.getByLabel("PIN code").fill("457001");
    await page.getByLabel("Venue", { exact: true }).fill("Town hall, Station Road");
    await page.getByLabel("How often").selectOption("fortnightly");
    await page.getByLabel("Day", { exact: true }).selectOption("Friday");
    await expect(page.getByText("Every second Friday, 7:30 am")).toBeVisible();
    await expectAccessibleInEveryLook(page);

    // What was typed outlives a reload.
    await draftHolds(page, { name, frequency: "fortnightly", weekday: "5" });
    await page.reload();
    await expect(page.getByText("We kept what you typed earlier in this browser.")).toBeVisible();
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(name);
    await page.getByRole("button", { name: "Create chapter" }).click();
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await expect(page).toHaveURL(/tab=manage/);

    const other = await pageOf(browser, leela, page.url().replace(/^.*\/offline/, "/offline"));
    for (const tab of [page, other]) {
      await tab.getByRole("link", { name: "Edit the chapter" }).click();
      await expect(tab.getByRole("heading", { level: 1, name: `Edit ${name}` })).toBeVisible();
    }
    await other.getByLabel("Begins at").fill("08:00");
    await other.getByRole("button", { name: "Save" }).click();
    await expect(other.getByText("Every second Friday, 8:00 am").first()).toBeVisible();
    await page.getByLabel("Venue", { exact: true }).fill("Library, Court Road");
    await page.getByRole("button", { name: "Save" }).click();
    await page.getByRole("button", { name: "Show the latest version" }).click();
    await expect(page.getByLabel("Begins at")).toHaveValue("08:00");
    await expect(page.getByLabel("Venue", { exact: true })).toHaveValue("Library, Court Road");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page).toHaveURL(/tab=manage$/);
    await page.getByRole("navigation", { name }).getByRole("link", { name: "About" }).click();
    await expect(page.getByText("Library, Court Road")).toBeVisible();
  });

  test("Leela invites Ravi, who accepts; she gives him a role and hands the chapter over", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const leela = await premiumNamed(request, "Leela Joshi");
    const ravi = await premiumNamed(request, `Ravi Invited${Date.now() % 100_000}`);
    const chapter = await chapterOf(request, leela);
    await openAs(page, leela, chapterPath(chapter._id, "manage"));
    await page.getByRole("button", { name: "Invite by name" }).click();
    const invite = page.getByRole("dialog", { name: "Invite a member" });
    await invite.getByRole("searchbox", { name: "Member" }).fill(ravi.name);
    await invite.getByRole("button", { name: new RegExp(ravi.name) }).click();
    await expectAccessibleInEveryLook(page);
    await invite.getByRole("button", { name: "Invite", exact: true }).click();
    await expect(page.getByText(`${ravi.name} is invited`).first()).toBeVisible();
    await expect(page.getByRole("list", { name: "Waiting" })).toContainText("Invited");

    const his = await pageOf(browser, ravi, "/offline-networking");
    await his.getByRole("region", { name: "This week" }).getByRole("link", { name: "Open" }).click();
    await chooseSeat(his, "Your seat", "Lawyers");
    await his.getByRole("button", { name: "Accept the invitation" }).click();
    await expect(his.getByText("You are a member now").first()).toBeVisible();

    await page.reload();
    await started(page);
    await page.getByRole("navigation", { name: chapter.name }).getByRole("link", { name: "Members" }).click();
    await page.getByRole("button", { name: `More for ${ravi.name}` }).click();
    await page.getByRole("menuitem", { name: "Change the role" }).click();
    await page.getByLabel("Role", { exact: true }).selectOption("Vice leader");
    await page.getByRole("button", { name: "Save" }).click();
    await expect(page.getByRole("region", { name: "Members" })).toContainText("Vice leader");

    await page.getByRole("button", { name: `More for ${chapter.name}` }).click();
    await page.getByRole("menuitem", { name: "Leave the chapter" }).click();
    const leave = page.getByRole("alertdialog");
    await leave.getByRole("button", { name: "Leave" }).click();
    await expect(leave.getByText(CHAPTER_TEXT.handOver)).toBeVisible();
    await leave.getByRole("button", { name: "Cancel" }).click();

    await page.getByRole("navigation", { name: chapter.name }).getByRole("link", { name: "Manage" }).click();
    await page.getByRole("button", { name: "Hand over to another leader" }).click();
    await page.getByLabel("New leader").selectOption({ index: 1 });
    await page.getByRole("button", { name: "Hand over", exact: true }).click();
    await expect(page.getByText("The chapter is handed over").first()).toBeVisible();
    await his.reload();
    await expect(his.getByRole("link", { name: /^Manage/ })).toBeVisible();
  });
});
