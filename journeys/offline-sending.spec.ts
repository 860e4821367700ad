import type { APIRequestContext, Browser, Page } from "@playwright/test";
import QRCode from "qrcode";
import { cardOf } from "./cards.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { account, memberNamed, openAs, type Person, REFUSED_OR_CUT_OFF, signIn, tokenOf } from "./people.ts";
import { premiumNamed } from "./premium.ts";
import { storedHere } from "./stored.ts";

test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

const contactCode = async (name: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await QRCode.toBuffer(`BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nTEL:+919822011223\nEND:VCARD`, {
    width: 400,
    margin: 4,
  }),
});

async function read<Answer>(request: APIRequestContext, { token }: Person, path: string) {
  const response = await request.get(path, { headers: { authorization: `Bearer ${token}` } });
  return (await response.json()) as Answer;
}
const contactsOf = async (request: APIRequestContext, person: Person) =>
  (await read<{ contacts: { name: string }[] }>(request, person, "/api/contacts")).contacts.map(
    ({ name }) => name,
  );
const leadsOf = async (request: APIRequestContext, person: Person) =>
  (await read<{ leads: { _id: string; message: string }[] }>(request, person, "/api/leads/my-leads")).leads;

const pictures = (page: Page) => page.locator("input[type=file]");

/** The page is closed, and another one opened later with a network. */
async function comeBack(page: Page, path: string): Promise<Page> {
  const context = page.context();
  await page.close();
  await context.setOffline(false);
  const later = await context.newPage();
  await later.goto(path);
  await started(later);
  return later;
}

test("a card scanned without a network is sent once on whatever page comes next", async ({
  page,
  request,
  context,
}) => {
  const jaya = await memberNamed(request, "Jaya Shah");
  await openAs(page, jaya, "/team-card-scanner");
  // The first one also brings what reads, before the network goes.
  await pictures(page).setInputFiles(await contactCode("Amit Desai"));
  await expect.poll(() => contactsOf(request, jaya)).toEqual(["Amit Desai"]);
  await context.setOffline(true);
  await pictures(page).setInputFiles(await contactCode("Bela Mehta"));
  await expect(page.getByText("1 thing waits to be sent.")).toBeVisible();

  let calls = 0;
  context.on("request", (call) => {
    if (call.url().endsWith("/api/contacts/batch")) calls += 1;
  });
  const second = await context.newPage();
  const later = await comeBack(page, "/about");
  await second.goto("/about");
  await expect(account(later, jaya)).toBeVisible();
  await expect(account(second, jaya)).toBeVisible();
  await expect.poll(() => contactsOf(request, jaya)).toEqual(["Bela Mehta", "Amit Desai"]);
  await expect(later.getByText("1 thing waits to be sent.")).toBeHidden();
  await later.reload();
  await started(later);
  expect(await contactsOf(request, jaya)).toHaveLength(2);
  expect(calls).toBe(1);
});

test("what an earlier release had stored is sent, too", async ({ page, request }) => {
  const jaya = await memberNamed(request, "Jaya Shah");
  await page.goto("/contact-us");
  await page.evaluate(async () => {
    const opening = indexedDB.open("scans", 1);
    opening.addEventListener("upgradeneeded", () =>
      opening.result.createObjectStore("scans", { keyPath: "id" }),
    );
    await new Promise((resolve) => opening.addEventListener("success", resolve));
    const scan = {
      id: crypto.randomUUID(),
      owner: null,
      at: 1,
      contact: { name: "Amit Desai" },
      unchecked: false,
    };
    const writing = opening.result.transaction("scans", "readwrite");
    writing.objectStore("scans").put(scan);
    await new Promise((resolve) => writing.addEventListener("complete", resolve));
    opening.result.close();
  });
  await openAs(page, jaya, "/about");
  await expect.poll(() => contactsOf(request, jaya)).toEqual(["Amit Desai"]);
  expect(await storedHere(page)).not.toContain("Amit Desai");
});

test("a message and a note written without a network arrive once, though the page was closed", async ({
  page,
  request,
  context,
}) => {
  const [meera, ravi] = [
    await premiumNamed(request, "Meera Nair"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  const { slug } = await cardOf(request, meera);
  await openAs(page, ravi, `/card/${slug}#get-in-touch`);
  await expect(account(page, ravi)).toBeVisible();
  await page.getByRole("textbox", { name: "Message" }).fill("Do you ship to Pune?");
  await context.setOffline(true);
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByText("Your message is sent once you are online.")).toBeVisible();
  await expectAccessible(page);
  const later = await comeBack(page, "/about");
  await expect
    .poll(async () => (await leadsOf(request, meera)).map(({ message }) => message))
    .toEqual(["Do you ship to Pune?"]);
  await expect(later.getByText("1 thing waits to be sent.")).toBeHidden();

  // Meera notes something on a train.
  const [lead] = await leadsOf(request, meera);
  const hers = await pageOf(
    context.browser() as Browser,
    meera,
    `/business-cards?section=my-leads&lead=${lead?._id}`,
  );
  const drawer = hers.getByRole("dialog", { name: "Ravi Kulkarni" });
  await expect(drawer.getByLabel("New note")).toBeVisible();
  await hers.context().setOffline(true);
  await drawer.getByLabel("New note").fill("Wants 40 boxes.");
  await drawer.getByRole("button", { name: "Add note" }).click();
  const waiting = drawer.getByRole("list", { name: "Not sent yet" });
  await expect(waiting).toContainText("Wants 40 boxes.");
  await expect(waiting).toContainText("Waiting for a network. Sent once you are online.");
  await drawer.getByLabel("Status of Ravi Kulkarni").selectOption("contacted");
  await expect(hers.getByText("Kept on this device").first()).toBeVisible();
  await expect(drawer.getByLabel("Status of Ravi Kulkarni")).toHaveValue("contacted");
  await hers.context().setOffline(false);
  await expect(drawer.getByRole("list", { name: "Notes" }).getByRole("listitem")).toHaveCount(1);
  await expect(waiting).toHaveCount(0);
  await expect(drawer.getByLabel("Status of Ravi Kulkarni")).toHaveValue("contacted");
  await hers.context().close();
});

async function pageOf(browser: Browser, person: Person, path: string): Promise<Page> {
  const page = await (await browser.newContext()).newPage();
  await openAs(page, person, path);
  return page;
}

/** A page of Jaya's on which one scan cannot be sent, though the browser believes that it is online. */
async function withUnsentScan(page: Page, request: APIRequestContext): Promise<Person> {
  const jaya = await memberNamed(request, "Jaya Shah");
  await openAs(page, jaya, "/team-card-scanner");
  await page.context().route("**/api/contacts/batch", (route) => route.abort());
  await pictures(page).setInputFiles(await contactCode("Bela Mehta"));
  await expect(page.getByText("1 thing waits to be sent.")).toBeVisible();
  return jaya;
}

test("a sign-out leaves nothing of Jaya in the browser, in no tab, and asks first about what was not sent", async ({
  page,
  request,
  context,
}) => {
  const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
  const jaya = await withUnsentScan(page, request);
  // A second tab, with a message that is typed and not sent, and a form that is begun.
  const other = await context.newPage();
  await other.goto(`/card/${slug}#get-in-touch`);
  await started(other);
  await other.getByRole("textbox", { name: "Message" }).fill("Do you ship to Pune?");
  await other.goto("/search?q=ceramics");
  await expect(account(other, jaya)).toBeVisible();
  await other.goto("/create-card");
  await started(other);
  await other.getByLabel("Role").first().fill("Head of sales");
  const before = await storedHere(other);
  for (const own of ["Do you ship to Pune?", "Bela Mehta"]) expect(before).toContain(own);

  await account(page, jaya).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  const question = page.getByRole("alertdialog", { name: "1 thing was not sent yet." });
  await expect(question).toContainText("Signing out deletes it.");
  await expect(question).toContainText("Bela Mehta");
  await expectAccessible(page);
  await question.getByRole("button", { name: "Stay signed in" }).click();
  await expect(account(page, jaya)).toBeVisible();
  await account(page, jaya).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await question.getByRole("button", { name: "Sign out and delete" }).click();
  await expect(page.getByText("You have been logged out successfully.", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(other).toHaveURL("/");
  await started(other);
  for (const tab of [page, other])
    for (const own of [
      jaya.name,
      jaya.email,
      jaya.token,
      "Do you ship",
      "Bela Mehta",
      "ceramics",
      "Head of sales",
    ])
      await expect.poll(() => storedHere(tab), own).not.toContain(own);
});

test("a session that ended elsewhere keeps what was not sent for its owner alone", async ({
  page,
  request,
}) => {
  const jaya = await withUnsentScan(page, request);
  await request.post("/api/auth/logout", { headers: { Authorization: `Bearer ${jaya.token}` } });
  await expect(account(page, jaya)).toBeHidden();
  await expect.poll(() => storedHere(page)).not.toContain(jaya.token);
  expect(await storedHere(page)).toContain("Bela Mehta");
  await expect(page.getByText("1 thing waits to be sent.")).toBeHidden();
  await page.context().unrouteAll();
  await page.goto("/auth?redirect=/about");
  await started(page);
  await signIn(page, jaya);
  const again = { ...jaya, token: await tokenOf(request, jaya) };
  await expect.poll(() => contactsOf(request, again)).toEqual(["Bela Mehta"]);
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("what waits is listed in one place, and can be deleted there", async ({ page, request }) => {
      await withUnsentScan(page, request);
      await page.getByRole("button", { name: "Show", exact: true }).click();
      const list = page.getByRole("dialog", { name: "Not sent yet" });
      await expect(list).toContainText("Bela Mehta");
      await expectAccessible(page);
      await list.getByRole("button", { name: "Delete Bela Mehta" }).click();
      await expect(list).toContainText("Nothing waits to be sent.");
    });
  });
}
