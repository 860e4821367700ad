import type { APIRequestContext, Page } from "@playwright/test";
import sharp from "sharp";
import { expect, expectAccessible, LOOKS, message, test } from "./journey.ts";
import { openAs, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const EDITOR = "/business-cards?section=customization";
const BAKES = { role: "Baker", company: "Siddiqui Bakes", phone: "9820010103", services: ["Wedding cakes"] };

async function makeCard(request: APIRequestContext, { token, name }: Person, fields: object = {}) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.post("/api/business-cards", {
    data: { name, ...BAKES, ...fields },
    headers,
  });
  return (await response.json()) as { _id: string; slug: string };
}

const preview = (page: Page) => page.getByRole("region", { name: "Live Preview" }).getByRole("article");
const colourOf = (page: Page, variable: string) =>
  preview(page).evaluate((card, name) => card.style.getPropertyValue(name), variable);
const section = (page: Page, name: string) => page.getByRole("region", { name });

/** As a phone without scripts gets it. */
async function shownCard(page: Page, slug: string) {
  const browser = page.context().browser();
  const context = await browser?.newContext({ javaScriptEnabled: false });
  const visitor = await context?.newPage();
  await visitor?.goto(new URL(`/card/${slug}`, page.url()).href);
  const card = visitor?.locator("article.business-card");
  const shown = {
    layout: await card?.getAttribute("data-layout"),
    style: (await card?.getAttribute("style")) ?? "",
    fonts: await card?.evaluate(() => [...document.fonts].map(({ family }) => family)),
    qrButtons: await card?.getByRole("link", { name: "QR", exact: true }).count(),
  };
  await context?.close();
  return shown;
}

test("Farah designs her card: presets, words, elements, style and her logo", async ({ page, request }) => {
  test.slow();
  const farah = await premiumNamed(request, "Farah Siddiqui");
  await openAs(page, farah, EDITOR);
  await expect(
    message(page, "You need to create a business card first before customizing it."),
  ).toBeVisible();
  await expect(page.getByRole("link", { name: "Create Your First Business Card" })).toBeVisible();
  await page.getByRole("button", { name: "Save Design" }).click();
  await expect(message(page, "Please select a business card first")).toBeVisible();

  const { slug } = await makeCard(request, farah);
  const second = await makeCard(request, farah, { company: "Siddiqui Academy" });
  await page.goto(`${EDITOR}&card=${second._id}`);
  const selector = page.getByRole("combobox", { name: "Business card" });
  await expect(selector).toHaveValue(second._id);
  await selector.selectOption({ label: "Farah Siddiqui - Siddiqui Bakes" });
  await expect(section(page, "Preset themes").getByRole("button")).toHaveCount(13);
  await section(page, "Preset themes").getByRole("button", { name: "Ruby Executive" }).click();
  await expect.poll(() => colourOf(page, "--card-primary")).toBe("#9f1239");

  const primary = page.getByRole("textbox", { name: "Primary colour" });
  await primary.fill("#12");
  await expect(message(page, "Enter a colour such as #2563eb.")).toBeVisible();
  expect(await colourOf(page, "--card-primary")).toBe("#9f1239");
  await primary.fill("#0B3D91");
  await page.getByRole("button", { name: "Pick primary colour" }).click();
  await page.getByRole("textbox", { name: "Opacity (%)" }).fill("250");
  await page.keyboard.press("Escape");
  await expect(primary).toHaveValue("#0b3d91");

  const ai = section(page, "AI theme editor");
  await ai.getByRole("textbox").fill("calm law firm, dark green");
  await ai.getByRole("button", { name: "Suggest themes" }).click();
  const themes = ai.getByRole("list", { name: "Suggested themes" });
  await expect(themes.getByText(/Text contrast \d+\.\d:1/)).toHaveCount(4);
  await themes.getByRole("button", { name: "Apply Deep Green Night" }).click();
  await expect.poll(() => colourOf(page, "--card-font")).toContain("Lora");

  await page.getByRole("tab", { name: "Elements" }).click();
  await page.getByRole("switch", { name: "QR Code" }).uncheck();
  await expect(preview(page).getByRole("link", { name: "QR", exact: true })).toHaveCount(0);
  await page.getByRole("tab", { name: "Style" }).click();
  await page.getByRole("radio", { name: "Classic" }).check();
  await expect(preview(page)).toHaveAttribute("data-layout", "classic");
  expect(await shownCard(page, slug)).toMatchObject({ layout: "modern", qrButtons: 1 });

  await page.getByRole("link", { name: "Saved Cards" }).click();
  await page
    .getByRole("alertdialog", { name: "Leave without saving?" })
    .getByRole("button", { name: "Stay" })
    .click();
  await page.getByRole("button", { name: "Save Design" }).click();
  await expect(message(page, "Card design has been successfully updated!")).toBeVisible();
  const shown = await shownCard(page, slug);
  expect(shown).toMatchObject({ layout: "classic", qrButtons: 0 });
  expect(shown.fonts).toContain("Lora Variable");
  expect(shown.fonts).not.toContain("Roboto Variable");

  await page.getByRole("tab", { name: "Colors" }).click();
  const stripes =
    '<rect width="300" height="300" fill="#0e6670"/><rect width="300" height="120" fill="#f2b544"/>';
  const logo = await sharp(
    Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg" width="300" height="300">${stripes}</svg>`),
  )
    .png()
    .toBuffer();
  await page
    .getByLabel("Logo", { exact: true })
    .setInputFiles({ name: "mark.png", mimeType: "image/png", buffer: logo });
  await section(page, "Colours from your logo").getByRole("button", { name: "Apply" }).click();
  await expect(message(page, "Extracted colors have been applied to your theme!")).toBeVisible();
  // Two colours alone: the background is white.
  await expect(page.getByRole("textbox", { name: "Background colour" })).toHaveValue("#ffffff");
  await page.getByRole("switch", { name: "Show the logo on the card" }).check();
  await page.getByRole("button", { name: "Save Design" }).click();
  await expect(message(page, "Card design has been successfully updated!")).toBeVisible();
  await expect(preview(page).getByAltText("Siddiqui Bakes logo")).toHaveAttribute("src", /^\/files\//);

  await page.getByRole("button", { name: "Reset" }).click();
  await expect(message(page, "Card design reset to defaults!")).toBeVisible();
  expect(await shownCard(page, slug)).toMatchObject({ layout: "modern", qrButtons: 1 });
});

for (const { colorScheme, width } of LOOKS) {
  test(`the editor and a badly chosen design are accessible, ${colorScheme} at ${width} px`, async ({
    page,
    request,
  }) => {
    const farah = await premiumNamed(request, "Farah Siddiqui");
    const { _id, slug } = await makeCard(request, farah);
    const chosen = { textColor: "#eeeeee", primaryColor: "#fff7a8", accentColor: "#ffffff", layout: "split" };
    const saved = await request.post(`/api/card-customization/${_id}`, {
      headers: { Authorization: `Bearer ${farah.token}` },
      multipart: { customization: JSON.stringify(chosen) },
    });
    expect(saved.status()).toBe(200);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await openAs(page, farah, EDITOR);
    await section(page, "AI theme editor").getByRole("textbox").fill("sunny bakery");
    await page.getByRole("button", { name: "Suggest themes" }).click();
    await expect(page.getByText(/Text contrast/)).toHaveCount(4);
    await expect(page.getByText(/nearest tone that can be read/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("tab", { name: "Style" }).click();
    await page.getByRole("radio", { name: "Gradient" }).check();
    await page.getByRole("button", { name: "Pick gradient colour 1" }).click();
    await expectAccessible(page);
    await page.keyboard.press("Escape");
    await page.getByRole("tab", { name: "Elements" }).click();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Reset" }).click();
    await expect(message(page, "Card design reset to defaults!")).toBeVisible();
    await page.getByRole("button", { name: "Undo" }).click();
    await page.getByRole("button", { name: "Save Design" }).click();
    await expect(message(page, "Card design has been successfully updated!")).toBeVisible();
    await page.goto(`/card/${slug}`);
    await expectAccessible(page);
  });
}
