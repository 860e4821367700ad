import type { APIRequestContext, Page } from "@playwright/test";
import { CONNECTION_TEXT } from "@cardplaza/contract/people/connection-words";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { bell, openFromBell, signIn } from "./notifications.ts";
import { cardOf } from "./cards.ts";
import {
  account,
  codeSentTo,
  memberNamed,
  newEmail,
  openAs,
  PASSWORD,
  REFUSED_OR_CUT_OFF,
  storedToken,
  type Person,
} from "./people.ts";
import { premiumNamed } from "./premium.ts";

test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

const asCaller = ({ token }: Person) => ({ Authorization: `Bearer ${token}` });

async function idOf(request: APIRequestContext, person: Person): Promise<string> {
  const response = await request.get("/api/user-profile", { headers: asCaller(person) });
  return ((await response.json()) as { _id: string })._id;
}

/** Two who know each other already. */
async function connect(request: APIRequestContext, one: Person, other: Person) {
  for (const [from, to] of [
    [one, other],
    [other, one],
  ] as const)
    await request.post("/api/connections", {
      data: { userId: await idOf(request, to) },
      headers: asCaller(from),
    });
}

/** In every look: colours depend on the theme, the arrangement on the width. */
async function expectAccessibleInEveryLook(page: Page) {
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 844 });
    await expectAccessible(page);
    const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(beyond).toBeLessThanOrEqual(0);
  }
}

const tab = (page: Page, name: RegExp | string) =>
  page.getByRole("navigation", { name: "Your people" }).getByRole("link", { name });
const row = (page: Page, list: string, name: string) =>
  page
    .getByRole("list", { name: list, exact: true })
    .getByRole("listitem")
    .filter({ has: page.getByRole("link", { name, exact: true }) });

test("Ravi invites Asha, who accepts from the bell, tags him, notes something and removes him", async ({
  page,
  request,
  browser,
}) => {
  const asha = await memberNamed(request, "Asha Menon");
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  await openAs(page, asha, "/plazy/connections");
  await expect(page.getByText("No connections yet")).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, ravi, `/profile/${await idOf(request, asha)}`);
  await other.getByRole("button", { name: "Connect with Asha Menon" }).click();
  const invite = other.getByRole("dialog", { name: "Connect with Asha Menon" });
  await invite.getByLabel("Note").fill("We met at the tile yard.");
  await invite.getByRole("button", { name: "Send invitation" }).click();
  await expect(other.getByRole("button", { name: "Invited: Asha Menon" })).toBeVisible();

  await openFromBell(page, CONNECTION_TEXT.invited("Ravi Kulkarni"));
  await expect(page).toHaveURL(/\/plazy\/connections\?tab=received/);
  const invitation = row(page, "Invitations you received", "Ravi Kulkarni");
  await expect(invitation).toBeInViewport();
  await expect(invitation).toContainText("We met at the tile yard.");
  await expect(tab(page, /^Received\s*1$/)).toBeVisible();
  await expectAccessibleInEveryLook(page);

  // A call that fails says so, and the invitation can still be accepted.
  await page.route("**/api/connections/*", (route) => route.abort());
  await invitation.getByRole("button", { name: "Accept" }).click();
  await expect(page.getByText("The invitation was not accepted")).toBeVisible();
  await page.unroute("**/api/connections/*");
  await invitation.getByRole("button", { name: "Accept" }).click();
  await expect(invitation.getByRole("button", { name: "Connected: Ravi Kulkarni" })).toBeVisible();
  await expect(tab(page, "Received")).toHaveText("Received");

  await tab(page, /^My connections\s*1$/).click();
  const connection = row(page, "Your connections", "Ravi Kulkarni");
  await connection.getByRole("button", { name: "Note and tags for Ravi Kulkarni" }).click();
  const sheet = page.getByRole("dialog", { name: "Ravi Kulkarni" });
  await sheet.getByRole("textbox", { name: "Tags" }).fill("Tile yard");
  await sheet.getByRole("textbox", { name: "Tags" }).press("Enter");
  await sheet.getByLabel("Private note").fill("Ask him about e-invoices.");
  await expectAccessibleInEveryLook(page);
  // What was typed is not lost by a press on Escape, and is sent later if a call fails.
  await page.keyboard.press("Escape");
  await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();
  await page.route("**/api/connections/*", (route) => route.abort());
  await sheet.getByRole("button", { name: "Save" }).click();
  await expect(sheet).toBeHidden();
  await expect(connection).toContainText("Ask him about e-invoices.");
  await expect(page.getByText("1 thing waits to be sent.")).toBeVisible();
  await page.unroute("**/api/connections/*");
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByText("1 thing waits to be sent.")).toBeHidden();

  // They are found by name and by tag, and nobody else sees either.
  const chip = page.getByRole("group", { name: "Tags" }).getByRole("button", { name: "Tile yard" });
  await chip.click();
  await expect(chip).toHaveAttribute("aria-pressed", "true");
  await expect(connection).toBeVisible();
  await page.getByRole("searchbox", { name: "Name" }).fill("nobody");
  await expect(page.getByText("No matches")).toBeVisible();
  await page.getByRole("button", { name: "Show all" }).click();
  await expect(connection).toBeVisible();
  await expectAccessibleInEveryLook(page);
  await other.goto("/plazy/connections");
  await expect(row(other, "Your connections", "Asha Menon")).toBeVisible();
  await expect(other.getByText("Tile yard")).toHaveCount(0);
  // Without the plan, the export leads to it.
  await other.getByRole("button", { name: /Export CSV/ }).click();
  await expect(other.getByRole("dialog").getByText("Advanced networking")).toBeVisible();

  await connection.getByRole("button", { name: "Connected: Ravi Kulkarni" }).click();
  await page.getByRole("menuitem", { name: "Remove connection" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await expect(page.getByText("No connections yet")).toBeVisible();
  await expect(tab(page, "My connections")).toHaveText("My connections");
});

test("an invitation that was accepted in another tab cannot be declined, and says so", async ({
  page,
  request,
  browser,
}) => {
  const asha = await memberNamed(request, "Asha Menon");
  const [ravi, meera] = [
    await memberNamed(request, "Ravi Kulkarni"),
    await memberNamed(request, "Meera Shah"),
  ];
  const data = { userId: await idOf(request, asha) };
  for (const each of [ravi, meera]) await request.post("/api/connections", { data, headers: asCaller(each) });
  const received = "/plazy/connections?tab=received";
  await openAs(page, asha, received);
  const decline = row(page, "Invitations you received", "Ravi Kulkarni").getByRole("button", {
    name: "Decline",
  });
  await expect(decline).toBeVisible();
  const other = await (await browser.newContext()).newPage();
  await openAs(other, asha, received);
  await other.getByRole("button", { name: "Accept Ravi Kulkarni’s invitation" }).click();
  await expect(other.getByRole("button", { name: "Connected: Ravi Kulkarni" })).toBeVisible();

  await decline.press("Enter");
  await expect(page.getByText(CONNECTION_TEXT.answered)).toBeVisible();
  await expect(decline).toBeHidden();
  // The keyboard goes on where it was.
  await expect(page.getByRole("link", { name: "Meera Shah", exact: true })).toBeFocused();
  await expect(tab(page, /^Received\s*1$/)).toBeVisible();
  await expect(tab(page, /^My connections\s*1$/)).toBeVisible();
  // The bell still leads to it.
  await openFromBell(page, CONNECTION_TEXT.invited("Ravi Kulkarni"));
  await expect(page.getByRole("main").getByText(CONNECTION_TEXT.answered)).toBeVisible();
});

test("Asha asks Ravi for an introduction to Meera; he forwards it and she accepts", async ({
  page,
  request,
  browser,
}) => {
  const asha = await premiumNamed(request, "Asha Menon");
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  const meera = await memberNamed(request, "Meera Shah");
  await connect(request, asha, ravi);
  await connect(request, ravi, meera);
  const reason = "We both restore old houses on the coast.";

  await openAs(page, asha, `/profile/${await idOf(request, meera)}`);
  await page.getByRole("button", { name: "Ask for an introduction" }).click();
  const dialog = page.getByRole("dialog", { name: "An introduction to Meera Shah" });
  await dialog.getByLabel("Why do you want to meet Meera Shah?").fill(reason);
  await dialog.getByRole("button", { name: "Ask Ravi Kulkarni" }).click();
  await expect(dialog).toBeHidden();
  await expect(page.getByRole("link", { name: "Introduction asked" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Ask for an introduction" })).toBeHidden();

  const via = await (await browser.newContext()).newPage();
  await openAs(via, ravi, "/notifications");
  await openFromBell(via, CONNECTION_TEXT.introAsked("Asha Menon", "Meera Shah"));
  await expect(via.getByRole("heading", { name: "To forward" })).toBeVisible();
  await expectAccessibleInEveryLook(via);
  await via.getByRole("button", { name: "Forward" }).click();
  const question = via.getByRole("alertdialog", { name: "Introduce Asha Menon to Meera Shah?" });
  await expect(question).toContainText(`Meera Shah sees Asha Menon’s profile`);
  await expect(question).toContainText(reason);
  await expectAccessibleInEveryLook(via);
  await question.getByRole("button", { name: "Forward" }).click();
  await expect(via.getByText("Forwarded. Waiting for Meera Shah")).toBeVisible();

  const target = await (await browser.newContext()).newPage();
  await openAs(target, meera, "/notifications");
  await openFromBell(target, CONNECTION_TEXT.introForwarded("Ravi Kulkarni", "Asha Menon"));
  await target.getByRole("button", { name: "Accept" }).click();
  await target
    .getByRole("alertdialog", { name: "Connect with Asha Menon?" })
    .getByRole("button", { name: "Accept" })
    .click();
  await expect(target.getByText("You and Asha Menon are connected").first()).toBeVisible();

  await expect(bell(page)).toHaveAccessibleName(/unread/);
  await page.goto("/connect-in?tab=connections");
  await expect(row(page, "Your connections", "Meera Shah")).toBeVisible();
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("connections.csv");
});

test("people to meet come with their reasons, and the free plan says what it leaves out", async ({
  page,
  request,
}) => {
  await signIn(page, request, "farah");
  await page.goto("/plazy/connections?tab=suggestions");
  const people = page.getByRole("list", { name: "People to meet", exact: true });
  await expect(people.getByRole("button", { name: /^Connect with/ })).toHaveCount(3);
  await expect(people.getByText(/shared connection|Also in/).first()).toBeVisible();
  await expect(page.getByText("You see 3 people a day.")).toBeVisible();
  await expectAccessibleInEveryLook(page);
});

test("every tab is accessible and fits the screen", async ({ page, request }) => {
  test.slow();
  await signIn(page, request);
  const shown = {
    received: page.getByRole("list", { name: "Invitations you received" }),
    sent: page.getByRole("list", { name: "Invitations you sent" }),
    mine: page.getByRole("list", { name: "Your connections" }),
    introductions: page.getByRole("heading", { name: "For you" }),
  };
  for (const [view, part] of Object.entries(shown)) {
    await page.goto(`/connect-in?tab=connections&view=${view}`);
    await expect(part).toBeVisible();
    await expectAccessibleInEveryLook(page);
  }
});

test.describe("the first minute, on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("Zubin signs up, says what brings him here, fills his profile from his card, is found and gets a connection", async ({
    page,
    request,
    browser,
  }) => {
    const email = newEmail("zubin");
    const name = `Zubin Daruwalla${Date.now().toString(36)}`;
    await page.goto("/auth?tab=sign-up");
    await started(page);
    await page.getByLabel("Full name").fill(name);
    await page.getByRole("textbox", { name: "E-mail" }).fill(email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("checkbox", { name: "I agree" }).check();
    await page.getByRole("checkbox", { name: "I am 18 or older" }).check();
    await page.getByRole("button", { name: "Create account" }).click();
    await page.getByRole("heading", { name: "Confirm your e-mail" }).waitFor();
    await page.getByLabel("6-digit code").fill(await codeSentTo(email));

    // Home, without a page that sells what he has.
    await expect(page).toHaveURL("/");
    await expect(account(page, { name })).toBeVisible();
    await expect(page.getByRole("link", { name: "Create your free card" })).toBeHidden();
    await expect(page.getByText("₹19,999").first()).toBeHidden();

    // Found before he wrote anything.
    const token = (await storedToken(page)) ?? "";
    const zubin: Person = { name, email, token };
    const asha = await memberNamed(request, "Asha Menon");
    const found = await request.get(`/api/search?type=person&q=${encodeURIComponent(name)}`, {
      headers: asCaller(asha),
    });
    expect(((await found.json()) as { results: { title: string }[] }).results[0]?.title).toBe(name);

    const question = page.getByRole("region", { name: "What brings you here?" });
    await expect(question).toBeVisible();
    await expectAccessible(page);
    await question.getByRole("button", { name: "Meet people" }).click();
    await expect(page).toHaveURL("/connect-in?tab=connections&view=suggestions");

    // The feed has nothing of its own yet, and says where the posts come from.
    await page.goto("/connect-in?tab=my-feed");
    await expect(page.getByRole("heading", { name: "Popular this week" })).toBeVisible();
    await expect(question).toBeHidden();

    await cardOf(request, zubin, { address: "12 FC Road, Pune 411004" });
    await page.goto("/connect-in?tab=my-feed");
    await expect(page.getByRole("region", { name: "Is this right?" })).toContainText("Pune");
    await page.goto("/profile");
    await page.getByRole("button", { name: "Fill from my card" }).click();
    await expect(page.getByText("Added: headline, introduction, city, skills, links.")).toBeVisible();
    const own = page.getByRole("region", { name: "Your profile", exact: true });
    await expect(own.getByText("Ceramic artist, Mitti Studio")).toBeVisible();

    const other = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage();
    await openAs(other, asha, `/search?type=person&q=${encodeURIComponent(name)}`);
    await other.getByRole("link", { name }).first().click();
    await other.getByRole("button", { name: `Connect with ${name}` }).click();
    const invite = other.getByRole("dialog", { name: `Connect with ${name}` });
    await invite.getByRole("button", { name: "Send invitation" }).click();
    await openFromBell(page, CONNECTION_TEXT.invited("Asha Menon"));
    await row(page, "Invitations you received", "Asha Menon").getByRole("button", { name: "Accept" }).click();
    await expect(page.getByRole("button", { name: "Connected: Asha Menon" })).toBeVisible();
  });
});
