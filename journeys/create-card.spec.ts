import type { Page } from "@playwright/test";
import { cardsOf, expectToast, field, file, openStep, preview } from "./card-form.ts";
import { allowCopying, copied, draftHolds, expect, expectAccessible, started, test } from "./journey.ts";
import { memberNamed, newEmail, openAs, PASSWORD } from "./people.ts";

/** On the form that the card leads to: it opens on Sign up. */
async function signUp(page: Page, name: string) {
  await page.getByLabel("Full name").fill(name);
  await page
    .getByRole("textbox", { name: "E-mail" })
    .fill(newEmail(name.split(" ")[0]?.toLowerCase() ?? "somebody"));
  await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
  await page.getByRole("checkbox", { name: "I agree" }).check();
  await page.getByRole("checkbox", { name: "I am 18" }).check();
  await page.getByRole("button", { name: "Create account" }).click();
  await page.getByRole("button", { name: "Later" }).click();
}

test.describe("making a card", () => {
  test("Asha fills it in without an account, signs up, and finds it saved with its pictures", async ({
    page,
    request,
  }) => {
    test.slow();
    await page.goto("/create-card?redirect=/profile");
    await started(page);
    await field(page, "Name").fill("Asha Verma");
    await field(page, "Role").fill("Founder");
    await field(page, "Phone").fill("98765 4321");
    await field(page, "E-mail").fill("asha@verma.in");
    await expect(preview(page).getByRole("heading", { name: "Asha Verma" })).toBeVisible();
    await expect(preview(page)).toContainText("Founder at Your company");
    await expect(page.getByText("Sharing is off until the card is complete")).toBeVisible();

    await page.getByRole("button", { name: "company", exact: true }).click();
    await expect(field(page, "Company")).toBeFocused();
    await field(page, "Company").fill("Verma Textiles");
    await expect(page.getByText("Sharing is off")).toHaveCount(0);
    await openStep(page, "Links");
    await field(page, "Website").fill("verma.example.in");
    await field(page, "Instagram").fill("@vermatextiles");
    await expect(page.getByText("https://www.instagram.com/vermatextiles")).toBeVisible();
    await openStep(page, "Media");
    await page.getByRole("radio", { name: "Creative" }).check({ force: true });
    await page.getByLabel("Portrait").setInputFiles(await file("asha.jpg", "#884422"));
    await page.getByRole("button", { name: "Use picture" }).click();
    await expect(preview(page).getByAltText("Portrait of Asha Verma")).toBeVisible();
    await openStep(page, "Offers");
    await page.getByRole("button", { name: "Add service" }).click();
    await expect(field(page, "Name")).toBeFocused();
    await field(page, "Name").fill("Hand block printing");
    await field(page, "Price").fill("1,500.50");
    await page
      .getByLabel("Add pictures")
      .setInputFiles([await file("one.jpg", "#224488"), await file("two.jpg", "#228844")]);
    await expect(page.getByRole("list", { name: "Gallery" }).getByRole("listitem")).toHaveCount(2);

    await draftHolds(page, { gallery: [expect.anything(), expect.anything()] });
    await page.reload();
    await started(page);
    await expect(page.getByText("We kept what you typed earlier in this browser.")).toBeVisible();
    await expect(page.getByRole("button", { name: /^Hand block printing/ })).toBeVisible();
    await expect(preview(page).getByAltText("Portrait of Asha Verma")).toBeVisible();

    await page.getByRole("button", { name: "Save card" }).click();
    const question = page.getByRole("alertdialog", { name: "This number has 9 digits." });
    await expect(question).toContainText("Callers will not reach you.");
    await question.getByRole("button", { name: "Fix" }).click();
    await expect(field(page, "Phone")).toBeFocused();
    await field(page, "Phone").fill("98765 43210");
    await draftHolds(page, { phone: "98765 43210" });
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page).toHaveURL(/\/auth\?tab=sign-up&redirect=/);
    expect(page.url()).not.toMatch(/asha|verma|98765/i);
    await expect(page.getByText("Your card is kept on this device.")).toBeVisible();
    // Also after a reload, which the server draws without knowing of it.
    await page.reload();
    await expect(page.getByText("Your card is kept on this device.")).toBeVisible();
    await expect(page.getByLabel("Full name")).toHaveValue("Asha Verma");
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue("asha@verma.in");
    await expect(page.getByLabel("Mobile number")).toHaveValue("98765 43210");
    await page.getByLabel("Mobile number").fill("");
    await signUp(page, "Asha Verma");
    await expectToast(page, "Card saved");
    await expectToast(page, "It is ready to share.");
    await expect(page).toHaveURL("/profile");

    const token = await page.evaluate(() => localStorage.getItem("token") ?? "");
    const cards = await cardsOf(request, token);
    expect(cards).toHaveLength(1);
    expect(cards[0]).toMatchObject({
      name: "Asha Verma",
      role: "Founder",
      company: "Verma Textiles",
      phone: "+919876543210",
      website: "https://verma.example.in",
      theme: "creative",
      isIncomplete: false,
      services: [{ name: "Hand block printing", price: 1500.5 }],
    });
    expect(cards[0]?.profile_image).toMatch(/^\/files\/\w{20}\/800x800\.webp$/);
    expect(cards[0]?.gallery).toHaveLength(2);

    await page.goto("/create-card");
    await started(page);
    await expect(field(page, "Name")).toHaveValue("");
  });

  test("ends with a moment to share it, once nothing is missing", async ({ page, request }) => {
    const divya = await memberNamed(request, "Divya Pillai");
    await allowCopying(page);
    await openAs(page, divya, "/create-card?redirect=/business-cards");
    await field(page, "Name").fill("Divya Pillai");
    await field(page, "Role").fill("Architect");
    await field(page, "Phone").fill("98765 43210");
    await page.getByRole("button", { name: "Save card" }).click();
    const saved = page.getByRole("dialog", { name: "Your card is saved" });
    await expect(saved.getByRole("listitem")).toHaveText(["Add company"]);
    await expectAccessible(page);
    await saved.getByRole("link", { name: "Add company" }).click();
    await expect(field(page, "Company")).toBeFocused();
    await field(page, "Company").fill("Pillai Homes");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page).toHaveURL("/business-cards");

    const live = page.getByRole("dialog", { name: "Your card is live" });
    const [card] = await cardsOf(request, divya.token);
    const link = `${new URL(page.url()).origin}/card/${card?.slug}`;
    await live.getByRole("button", { name: "Copy link" }).click();
    await expect.poll(() => copied(page)).toBe(link);
    await expect(live.getByRole("link", { name: "WhatsApp" })).toHaveAttribute(
      "href",
      `https://wa.me/?text=${encodeURIComponent(`Divya Pillai's digital business card: ${link}`)}`,
    );
    await expect(live.getByAltText("QR code of Divya Pillai's card")).toBeVisible();
    const poster = page.waitForEvent("download");
    await live.getByRole("button", { name: "Download poster" }).click();
    expect((await poster).suggestedFilename()).toBe(`Card-${card?.slug}.png`);
    await expectAccessible(page);
    await live.getByRole("button", { name: "Close" }).click();
    await page.reload();
    await expect(page.getByRole("link", { name: "View Public Card" })).toBeVisible();
    await expect(live).toHaveCount(0);
  });

  test("needs nothing but a name, and no pointer", async ({ page, request }) => {
    const meera = await memberNamed(request, "Meera Iyer");
    await openAs(page, meera, "/create-card?redirect=/notifications");
    const { keyboard } = page;
    await field(page, "Name").focus();
    await keyboard.press("Enter");
    await expect(field(page, "Name")).toBeFocused();
    await expect(field(page, "Name")).toHaveAccessibleDescription("Enter a name.");
    await keyboard.type("Meera Iyer");
    await keyboard.press("Tab");
    await keyboard.type("Architect");
    await keyboard.press("Tab");
    await keyboard.type("not a number");
    await keyboard.press("Tab");
    await keyboard.press("Enter");
    await expect(field(page, "Phone")).toBeFocused();
    await expect(field(page, "Phone")).toHaveAccessibleDescription("Enter a phone number.");
    await keyboard.press("ControlOrMeta+a");
    await keyboard.press("Delete");
    await keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: "Business", exact: true })).toBeFocused();
    for (let presses = 0; presses < 30; presses++) {
      await keyboard.press("Tab");
      if (
        await page
          .getByRole("button", { name: "Save card" })
          .evaluate((button) => button === document.activeElement)
      )
        break;
    }
    await keyboard.press("Enter");
    await expectToast(page, "Card saved");
    await expectToast(page, "Add phone, company and role to share it.");
    await expect(page).toHaveURL("/notifications");
    expect(await cardsOf(request, meera.token)).toMatchObject([
      {
        name: "Meera Iyer",
        role: "Architect",
        phone: "0000000000",
        company: "Update company",
        isIncomplete: true,
      },
    ]);
  });

  test("is saved once, however often it is pressed", async ({ page, request }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await openAs(page, ravi, "/create-card?redirect=/notifications");
    await field(page, "Name").fill("Ravi Kulkarni");
    await page.getByRole("button", { name: "Save card" }).dblclick();
    await expect(page).toHaveURL("/notifications");
    expect(await cardsOf(request, ravi.token)).toHaveLength(1);
  });

  test("keeps what was typed before the scripts were there", async ({ page }) => {
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/assets/*.js", (route) => held.then(() => route.continue()));
    await page.goto("/create-card", { waitUntil: "commit" });
    await field(page, "Name").fill("Asha Verma");
    release();
    await started(page);
    await expect(preview(page).getByRole("heading", { name: "Asha Verma" })).toBeVisible();
    await expect(field(page, "Name")).toHaveValue("Asha Verma");
  });

  test("for a member of the team invites them", async ({ page, request }) => {
    const kiran = await memberNamed(request, "Kiran Shah");
    await openAs(page, kiran, "/create-team-card");
    await expect(page.getByText("0 of 3 used")).toBeVisible();
    await page.getByRole("link", { name: /One member/ }).click();
    await field(page, "Name").fill("Deepa Nair");
    const email = newEmail("deepa");
    await field(page, "Invite by e-mail").fill(email);
    await page.getByRole("button", { name: "Save team card" }).click();
    await expectToast(page, `We have invited ${email}.`);
    await expect(page).toHaveURL("/business-cards?section=team-cards");
  });
});
