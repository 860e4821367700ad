import type { APIRequestContext, Page } from "@playwright/test";
import { expect, expectAccessible, LOOKS, message, started, test } from "./journey.ts";
import { codeSentTo, memberNamed, messageTo, newEmail, openAs, REFUSED, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const RECEIVED_LEADS = "/business-cards?section=my-leads";
const row = (page: Page, text: string) => page.getByRole("row").filter({ hasText: text });

async function cardOf(request: APIRequestContext, { token, name }: Person, more: object = {}) {
  const response = await request.post("/api/business-cards", {
    headers: { authorization: `Bearer ${token}` },
    data: { name, role: "Architect", company: "Menon Design Studio", phone: "+919820010101", ...more },
  });
  return (await response.json()) as { _id: string; slug: string };
}

/** Somebody with a card on which visitors without an account may write. */
async function premiumAsha(request: APIRequestContext) {
  const asha = await premiumNamed(request, "Asha Menon");
  return { asha, card: await cardOf(request, asha, { directLeads: true }) };
}

/** As a visitor does it, by call. */
const write = (request: APIRequestContext, cardId: string, lead: object) =>
  request.post("/api/leads", { data: { cardId, consent: true, ...lead } });

test("a visitor writes also where the browser forbids storage", async ({ page, request }) => {
  const { card } = await premiumAsha(request);
  await page.addInitScript(() => {
    for (const name of ["localStorage", "sessionStorage"])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException("Access is denied for this document.", "SecurityError");
        },
      });
  });
  await page.goto(`/card/${card.slug}#get-in-touch`);
  await started(page);
  await page.getByLabel("Your name").fill("Divya Pillai");
  await page.getByLabel("Your e-mail").fill(newEmail("divya"));
  await page.getByLabel("Message").fill("Do you design homestays?");
  await page.getByLabel("Asha Menon may keep these details to answer me.").check();
  await page.getByRole("button", { name: "Send message" }).click();
  await expect(page.getByRole("heading", { name: "Sent to Asha Menon" })).toBeVisible();
});

test("a visitor writes, Asha works with the lead, and the visitor takes the message back", async ({
  page,
  request,
  browser,
}) => {
  const { asha, card } = await premiumAsha(request);
  const email = newEmail("divya");
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/card/${card.slug}#get-in-touch`);
  await started(visitor);
  await visitor.getByLabel("Your name").fill("Divya Pillai");
  await visitor.getByLabel("Your e-mail").fill(email);
  await visitor.getByLabel("Your phone").fill("98220 54321");
  await visitor.getByLabel("Message").fill("Do you design homestays?");
  await visitor.getByLabel("Asha Menon may keep these details to answer me.").check();
  await visitor.getByRole("button", { name: "Send message" }).click();
  await expect(visitor.getByText("Message Sent", { exact: true }).first()).toBeVisible();
  await expect(visitor.getByRole("heading", { name: "Sent to Asha Menon" })).toBeVisible();
  await write(request, card._id, { name: "Divya Pillai", email, message: "My number is 90000 00177." });
  await write(request, card._id, { name: "Sameer Khan", email: newEmail("sameer"), message: "A villa?" });

  await openAs(page, asha, RECEIVED_LEADS);
  await expect(message(page, "Showing 3 of 3 total leads.")).toBeVisible();
  await row(page, "A villa?").getByLabel("Status of Sameer Khan").selectOption("Contacted");
  await expect(message(page, "Follow-up status updated successfully!")).toBeVisible();
  await expect(page.getByRole("group", { name: "Leads by status" })).toContainText("Contacted1");
  await page.getByLabel("Filter by status").selectOption("Completed");
  await expect(message(page, "No leads found")).toBeVisible();
  await expect(message(page, "Try adjusting your search or filters.")).toBeVisible();
  await page.getByLabel("Filter by status").selectOption("All Statuses");
  const ofCard = page.getByRole("search", { name: "Leads" }).getByLabel("Business Card");
  await ofCard.selectOption("Asha Menon - Menon Design Studio");
  await page.getByLabel("To", { exact: true }).fill("2020-01-01");
  await expect(message(page, "No leads found")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("To", { exact: true })).toHaveValue("2020-01-01");
  await expect(message(page, "Showing 0 of 3 total leads.")).toBeVisible();
  await page.getByRole("button", { name: "Clear filters" }).click();
  await expect(message(page, "Showing 3 of 3 total leads.")).toBeVisible();
  await page.getByLabel("Search your leads").fill("homestay");
  await expect(message(page, "Showing 1 of 3 total leads.")).toBeVisible();

  await page.getByRole("button", { name: "Divya Pillai" }).click();
  const drawer = page.getByRole("dialog", { name: "Divya Pillai" });
  await expect(drawer.getByRole("link", { name: "+91 98220 54321" })).toBeVisible();
  const merge = async () => {
    await drawer.getByRole("button", { name: "Merge into this lead" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Merge" }).click();
    await expect(drawer.getByText("Another lead was merged into this one")).toBeVisible();
  };
  await merge();
  await drawer.getByRole("button", { name: "Undo" }).click();
  await expect(drawer.getByText("Another lead was merged into this one")).toHaveCount(0);
  await merge();
  await drawer.getByLabel("New note").fill("Called, sends a drawing.");
  await drawer.getByRole("button", { name: "Add note" }).click();
  await expect(drawer.getByRole("list", { name: "Notes" })).toContainText("Called, sends a drawing.");
  await drawer.getByLabel("New tag").fill("Hotel");
  await drawer.getByRole("button", { name: "Add", exact: true }).click();
  await expect(drawer.getByRole("list", { name: "Tags" })).toContainText("Hotel");
  await drawer.getByRole("button", { name: "In 3 days" }).click();
  await expect(drawer.getByRole("button", { name: "Clear" })).toBeVisible();
  await drawer.getByRole("button", { name: "Close" }).click();
  await expect(page.getByRole("button", { name: "Divya Pillai" })).toBeFocused();
  await page.getByLabel("Search your leads").fill("");
  await expect(message(page, "Showing 2 of 2 total leads.")).toBeVisible();

  await page.getByLabel("Select Divya Pillai").check();
  await page.getByRole("button", { name: "Select all 2" }).click();
  await page.getByLabel("Set the status of the selected leads").selectOption("Completed");
  await expect(page.getByRole("group", { name: "Leads by status" })).toContainText("Completed2");
  await page.getByRole("radio", { name: "Board" }).click({ force: true });
  await expect(page).toHaveURL(/view=board/);
  const column = (name: string) => page.getByRole("region", { name, exact: true });
  await expect(column("Completed")).toContainText("Sameer Khan");
  await column("Completed").getByLabel("Status of Sameer Khan").selectOption("Pending");
  await expect(column("Pending")).toContainText("Sameer Khan");
  await column("Pending").getByRole("listitem").dragTo(column("Contacted"));
  await expect(column("Contacted")).toContainText("Sameer Khan");
  await expectAccessible(page);
  await page.getByRole("radio", { name: "Per week" }).click({ force: true });
  await page.getByText("Show the figures").click();
  await expect(page.getByRole("region", { name: "Figures of Leads per week" })).toContainText("2");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export CSV" }).click();
  expect((await download).suggestedFilename()).toBe("leads.csv");

  const link = /\/card\/\S+\?lead=\S+/.exec(await messageTo(email, /\?lead=/))?.[0] ?? "";
  await visitor.goto(link);
  await started(visitor);
  await expect(visitor.getByRole("heading", { name: "What is kept about you" })).toBeVisible();
  await expect(visitor.getByText("Do you design homestays?")).toBeVisible();
  await expectAccessible(visitor);
  await visitor.getByRole("button", { name: "Take back" }).first().click();
  await visitor.getByRole("alertdialog").getByRole("button", { name: "Take back" }).click();
  await expect(visitor.getByText("You have taken this message back.")).toBeVisible();
  await visitor.getByRole("button", { name: "Erase everything" }).click();
  await visitor.getByRole("alertdialog").getByRole("button", { name: "Erase everything" }).click();
  await expect(visitor.getByText("Nothing is kept about you here")).toBeVisible();
  await page.reload();
  await expect(message(page, "Showing 1 of 1 total leads.")).toBeVisible();
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 } });

  test("a free owner reads who wrote and what without paying, confirms the address, and then gets it by mail", async ({
    page,
    request,
  }) => {
    const [farah, ravi] = [await memberNamed(request, "Farah"), await memberNamed(request, "Ravi Kulkarni")];
    const { _id: cardId } = await cardOf(request, farah);
    const ravis = { name: ravi.name, email: ravi.email, phone: "98220 12345" };
    const raviWrites = (words: string) =>
      request.post("/api/leads", {
        headers: { authorization: `Bearer ${ravi.token}` },
        data: { cardId, ...ravis, message: words },
      });
    await raviWrites("Hello");
    await openAs(page, farah, "/notifications");
    await page.getByRole("link", { name: /Ravi Kulkarni wrote to you through your card\. “Hello”/ }).click();
    await expect(page.getByRole("heading", { name: "Message from Ravi Kulkarni" })).toBeVisible();
    await expect(page.getByText("Hello", { exact: true })).toBeVisible();
    await expect(page.getByText(/Not sent by e-mail: .* With Premium you manage it here\./)).toBeVisible();
    await expect(page.getByRole("link", { name: "Call" })).toHaveAttribute("href", "tel:+919822012345");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expectAccessible(page);

    const banner = message(page, "You will miss leads until you confirm your e-mail address.");
    await expect(banner).toBeVisible();
    await page.getByRole("button", { name: "Send me a code" }).click();
    await expect(page.getByText(`We sent a code to ${farah.email}.`)).toBeVisible();
    await expectAccessible(page);
    await page.getByLabel("6-digit code").fill(await codeSentTo(farah.email));
    await expect(banner).toHaveCount(0);
    await raviWrites("A shelf for 500 books.");
    const mail = await messageTo(farah.email, /A shelf for 500 books\./);
    expect(mail).toContain("Phone: +919822012345");
    expect(mail).toContain("Your reply goes to Ravi Kulkarni's e-mail.");
    await openAs(page, farah, "/business-cards");
    await expect(message(page, "2 new messages.")).toBeVisible();
    await expect(page.getByRole("list", { name: "Messages from your card" })).toContainText(
      "A shelf for 500 books.",
    );
    await page.getByRole("link", { name: "Ravi Kulkarni" }).first().click();
    await expect(
      page.getByText(`We sent it to ${farah.email}. With Premium you manage it here.`),
    ).toBeVisible();
    await openAs(page, farah, RECEIVED_LEADS);
    await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
  });
});

test.describe("webhooks", () => {
  test.use({ tolerated: [REFUSED] });

  test("are added with a secret shown once, and refused where they are not outside", async ({
    page,
    request,
  }) => {
    const { asha } = await premiumAsha(request);
    await openAs(page, asha, RECEIVED_LEADS);
    await expect(message(page, "New submissions from your cards will appear here.")).toBeVisible();
    await page.getByRole("button", { name: "Webhooks" }).click();
    const dialog = page.getByRole("dialog", { name: "Webhooks" });
    await dialog.getByLabel("Address to call").fill("http://127.0.0.1:3000/");
    await dialog.getByRole("button", { name: "Add webhook" }).click();
    await expect(dialog.getByText("This address is not on the public internet.")).toBeVisible();
    await dialog.getByLabel("Address to call").fill("https://crm.example.com/leads");
    await dialog.getByRole("button", { name: "Add webhook" }).click();
    await expect(dialog.getByText(/^whsec_/)).toBeVisible();
    await expect(dialog.getByRole("list", { name: "Webhooks" })).toContainText(
      "https://crm.example.com/leads",
    );
    await dialog.getByRole("button", { name: "Last calls" }).click();
    await expect(dialog.getByText("No calls yet.")).toBeVisible();
    await expectAccessible(page);
  });
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("My Leads is accessible and fits the screen", async ({ page, request }) => {
      const { asha, card } = await premiumAsha(request);
      const long = `${"a".repeat(60)}@${"b".repeat(40)}.example.in`;
      await write(request, card._id, { name: "A".repeat(80), email: long, message: "w".repeat(500) });
      await openAs(page, asha, RECEIVED_LEADS);
      await expect(message(page, "Showing 1 of 1 total leads.")).toBeVisible();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: "A".repeat(80) }).click();
      await expect(page.getByRole("heading", { name: "Timeline" })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
