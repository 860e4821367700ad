import type { Browser, Page } from "@playwright/test";
import { meetingPath } from "../contract/src/chapters/chapter-words.ts";
import { CHAPTER_MEETING_TEXT } from "../contract/src/chapters/chapter-meeting-words.ts";
import { chapterOf, codeOf, openMeetingOf } from "./chapters.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { memberNamed, newMobile, openAs, type Person, REFUSED_OR_CUT_OFF } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

async function phoneOf(browser: Browser, person: Person, path: string) {
  const context = await browser.newContext(PHONE);
  const phone = await context.newPage();
  await openAs(phone, person, path);
  return { phone, context };
}

const rowOf = (page: Page, { name }: Person) =>
  page.getByRole("list", { name: "Attendance" }).getByRole("listitem").filter({ hasText: name });

test.describe("on phones at a breakfast", () => {
  test.use({ ...PHONE, tolerated: [REFUSED_OR_CUT_OFF] });

  test("members check in by the code, one later without a network; the officer confirms, adds a visitor and closes", async ({
    page,
    request,
    browser,
  }) => {
    test.slow();
    const leela = await premiumNamed(request, "Leela Joshi");
    const [asha, ravi, vikram, meera, kiran] = await Promise.all(
      ["Asha Rao", "Ravi Kumar", "Vikram Shah", "Meera Nair", "Kiran Desai"].map((name) =>
        memberNamed(request, name),
      ),
    );
    const chapter = await chapterOf(request, leela, [asha!, ravi!, vikram!, meera!, kiran!]);
    const meeting = await openMeetingOf(request, leela, chapter);
    const path = meetingPath(chapter._id, meeting._id);

    // Meera's page is open when the network goes; she types the code from the screen.
    const her = await phoneOf(browser, meera!, path);
    await expect(her.phone.getByRole("button", { name: "Check in" })).toBeVisible();
    await her.context.setOffline(true);
    const old = await codeOf(request, leela, meeting);
    const expired = Date.now() + old.expiresInMs;
    await her.phone.getByRole("button", { name: "Check in" }).click();
    await her.phone.getByLabel("Six digits").fill(old.digits);
    await her.phone.getByRole("dialog").getByRole("button", { name: "Check in" }).click();
    await expect(her.phone.getByText("Kept on this phone")).toBeVisible();
    await expect(her.phone.getByRole("heading", { name: "1 waiting to be sent" })).toBeVisible();

    await openAs(page, leela, path);
    await page.getByRole("button", { name: "Show the code" }).click();
    await expect(page.getByRole("img", { name: "QR code for the check-in" })).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Close", exact: true }).click();
    // Who shows the code is here.
    await expect(rowOf(page, leela)).toContainText("Present");

    for (const person of [asha!, ravi!]) {
      const { phone, context } = await phoneOf(browser, person, (await codeOf(request, leela, meeting)).path);
      await expect(phone.getByText("You are checked in")).toBeVisible();
      await expect(phone).not.toHaveURL(/code=/);
      await context.close();
    }
    await expect(rowOf(page, asha!)).toContainText("Present");
    await expect(rowOf(page, ravi!)).toContainText("Present");

    // Vikram got a photo of the code that Meera saw.
    await page.waitForTimeout(Math.max(0, expired - Date.now()) + 1_000);
    const his = await phoneOf(browser, vikram!, old.path);
    await expect(his.phone.getByText(CHAPTER_MEETING_TEXT.badCode).first()).toBeVisible();
    await his.phone.goto((await codeOf(request, leela, meeting)).path);
    await expect(his.phone.getByText("You are checked in")).toBeVisible();
    await his.context.close();

    // Back online, Meera's check-in says when she read the code, and waits for the officer.
    await her.context.setOffline(false);
    await expect(
      her.phone.getByText(/Check-in waiting for an officer|Your check-in waits/).first(),
    ).toBeVisible();
    await expect(her.phone.getByRole("heading", { name: "1 waiting to be sent" })).toHaveCount(0);
    const waiting = page.getByRole("region", { name: "Late check-ins" });
    await expect(waiting).toContainText("Meera Nair");
    await expectAccessible(page);
    await waiting.getByRole("button", { name: "Confirm Meera Nair" }).click();
    await expect(waiting).toHaveCount(0);
    await expect(rowOf(page, meera!)).toContainText("Present");
    await expect(her.phone.getByText("You: Present")).toBeVisible();
    await her.context.close();

    // One tap marks, also without a network; the next one is late.
    await page.context().setOffline(true);
    await rowOf(page, leela).getByRole("button", { name: "Leela Joshi" }).first().click();
    await expect(rowOf(page, leela)).toContainText("Late, waiting to be sent");
    await expect(page.getByRole("heading", { name: "1 waiting to be sent" })).toBeVisible();
    await page.context().setOffline(false);
    await expect(page.getByRole("heading", { name: "1 waiting to be sent" })).toHaveCount(0);
    await expect(rowOf(page, leela)).not.toContainText("waiting to be sent");
    await expect(rowOf(page, leela)).toContainText("Late");

    await page.getByRole("tab", { name: "Visitors" }).click();
    await page.getByRole("button", { name: "Add a visitor" }).click();
    const form = page.getByRole("dialog", { name: "Add a visitor" });
    await form.getByLabel("Name").fill("Sunil Patil");
    await form.getByLabel("Mobile").fill(newMobile());
    await form.getByLabel("What they do").click();
    await page.getByPlaceholder("Search categories").fill("bakery");
    await page.getByRole("listbox", { name: "Categories" }).getByRole("option").first().click();
    await form.getByLabel("Invited by").selectOption("Asha Rao");
    await form.getByRole("button", { name: "Add", exact: true }).click();
    await expect(page.getByRole("list", { name: "Visitors" })).toContainText("Sunil Patil");
    await expect(page.getByRole("list", { name: "Visitors" })).toContainText("with Asha Rao");

    await page.getByRole("button", { name: "Close meeting" }).click();
    const asks = page.getByRole("alertdialog");
    await expect(asks).toContainText("1 member will be absent:Kiran Desai");
    await asks.getByRole("button", { name: "Close meeting" }).click();
    await expect(page.getByText("Closed", { exact: true })).toBeVisible();

    // Kiran was there all the time: corrected with a reason.
    await page.getByRole("tab", { name: "Attendance" }).click();
    await expect(rowOf(page, kiran!)).toContainText("Absent");
    await rowOf(page, kiran!).getByRole("button").first().click();
    const correction = page.getByRole("dialog", { name: "Kiran Desai" });
    await correction.getByLabel("Mark").selectOption("late");
    await correction.getByLabel("Why").fill("Sat at the other table");
    await correction.getByRole("button", { name: "Save" }).click();
    await expect(rowOf(page, kiran!)).toContainText("Late");
    await expect(rowOf(page, kiran!)).toContainText("Sat at the other table");
  });
});

test("the projector gives each a minute by keys, at 1920 px", async ({ page, request, browser }) => {
  const leela = await premiumNamed(request, "Leela Joshi");
  const asha = await memberNamed(request, "Asha Rao");
  const chapter = await chapterOf(request, leela, [asha]);
  const meeting = await openMeetingOf(request, leela, chapter, {
    agenda: "Welcome\n60-second pitches\nReferrals",
    speaker: "Dr Nandini Rao on cash flow",
  });
  for (const person of [leela, asha]) {
    const { phone, context } = await phoneOf(browser, person, (await codeOf(request, leela, meeting)).path);
    await expect(phone.getByText("You are checked in")).toBeVisible();
    await context.close();
  }
  await page.setViewportSize({ width: 1920, height: 1080 });
  await openAs(page, leela, `${meetingPath(chapter._id, meeting._id)}&view=projector`);
  const stage = page.getByRole("region", { name: "Pitches" });
  await expect(stage).toContainText("First: ");
  await expect(page.getByRole("img", { name: "QR code for the check-in" })).toBeVisible();
  await page.keyboard.press("Space");
  await expect(stage).toContainText("Pitch 1 of 2");
  await expect(stage).toContainText("Next: ");
  await page.keyboard.press("Space");
  await expect(stage).toContainText("Paused");
  await expectAccessible(page);
  await page.keyboard.press("ArrowRight");
  await expect(stage).toContainText("Pitch 2 of 2");
  await page.keyboard.press("ArrowRight");
  await expect(stage).toContainText("Everybody has spoken");
  await page.getByRole("button", { name: "Leave", exact: true }).click();
  await expect(page.getByRole("heading", { name: "All meetings" })).toHaveCount(0);
  await expect(page.getByRole("link", { name: "All meetings" })).toBeVisible();
});

for (const { colorScheme, width } of LOOKS) {
  test(`officers plan, move and cancel meetings, ${colorScheme} and ${width} px wide`, async ({
    page,
    request,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    const leela = await premiumNamed(request, "Leela Joshi");
    const chapter = await chapterOf(request, leela);
    await openAs(page, leela, `/offline-networking?chapter=${chapter._id}&tab=meetings`);
    const meetings = page.getByRole("list", { name: "Upcoming meetings" }).locator("> li");
    const first = meetings.first();
    await first.getByRole("button", { name: "Going", exact: true }).click();
    await expect(first).toContainText("1 going · 0 not going");
    await expectAccessible(page);
    await first.getByRole("button", { name: /Change the meeting/ }).click();
    await page.getByRole("menuitem", { name: "Agenda and speaker" }).click();
    await page.getByLabel("Speaker", { exact: true }).fill("Dr Nandini Rao");
    await expectAccessible(page);
    await page.getByRole("button", { name: "Save" }).click();
    await expect(first).toContainText("Speaker: Dr Nandini Rao");

    await first.getByRole("button", { name: /Change the meeting/ }).click();
    await page.getByRole("menuitem", { name: "Move" }).click();
    const move = page.getByRole("dialog", { name: "Move the meeting" });
    const [day] = (await move.getByLabel("New time").inputValue()).split("T");
    await move.getByLabel("New time").fill(`${day}T09:15`);
    await move.getByRole("radio", { name: "This and all after it" }).check();
    await expectAccessible(page);
    await move.getByRole("button", { name: "Move" }).click();
    await expect(meetings.nth(1)).toContainText("9:15 am to 10:45 am");

    await first.getByRole("button", { name: /Change the meeting/ }).click();
    await page.getByRole("menuitem", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Cancel the meeting" }).click();
    await expect(page.getByText(CHAPTER_MEETING_TEXT.needCancelReason)).toBeVisible();
    await page.getByLabel("Why").fill("The hotel is closed for the festival");
    await page.getByRole("button", { name: "Cancel the meeting" }).click();
    await expect(page.getByText("The hotel is closed for the festival").first()).toBeVisible();
  });
}
