import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { newEmail, PASSWORD, signIn } from "./people.ts";

const POLICIES = ["terms-and-conditions", "privacy-policy", "refund-policy"];

test("a member who agreed to an older version reads what is new, agrees, and goes on", async ({
  page,
  request,
}) => {
  const email = newEmail("kavya");
  await request.post("/api/auth/register", {
    data: {
      name: "Kavya Rao",
      email,
      password: PASSWORD,
      consent: { terms: true, version: "2025-01", adult: true },
    },
  });
  await page.goto("/auth?redirect=/business-cards");
  await signIn(page, { email });

  const dialog = page.getByRole("alertdialog", { name: "Our terms have changed" });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByText("the rules for reviews and ranking")).toBeVisible();
  await expect(dialog.getByText("How to name somebody who acts for you")).toBeVisible();
  await expectAccessible(page);

  // There is no way around it, but the documents can be read and the account can be left.
  await page.keyboard.press("Escape");
  await expect(dialog).toBeVisible();
  const [terms] = await Promise.all([
    page.waitForEvent("popup"),
    dialog.getByRole("link", { name: "Terms and conditions" }).click(),
  ]);
  await expect(terms.getByRole("heading", { level: 1, name: "Terms and conditions" })).toBeVisible();
  await started(terms);
  await expect(terms.getByRole("alertdialog")).toHaveCount(0);
  await terms.close();

  await dialog.getByRole("button", { name: "I agree" }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole("heading", { name: "My Digital Business Card" })).toBeVisible();
  await page.reload();
  await started(page);
  await expect(page.getByRole("heading", { name: "My Digital Business Card" })).toBeVisible();
  await expect(page.getByRole("alertdialog")).toHaveCount(0);
});

test.describe("without scripts", () => {
  test.use({ javaScriptEnabled: false });

  test("the policies and the about page are there, each with its contents and its preview", async ({
    page,
  }) => {
    for (const slug of POLICIES) {
      await page.goto(`/${slug}`);
      await expect(page.getByText("Last updated 15 Nov 2026")).toBeVisible();
      const contents = page.getByRole("navigation", { name: "Contents" }).last();
      await contents.getByRole("link").last().click();
      await expect(page).toHaveURL(/#(contact|grievances|contact-and-grievances)$/);
      await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", new RegExp(`/${slug}$`));
      await expect(page.locator('meta[property="og:image"]')).toHaveAttribute("content", /policies\.jpg$/);
    }
    await page.goto("/privacy-policy?language=hi");
    await expect(page.getByRole("heading", { name: "संक्षेप में" })).toBeVisible();
    await page.goto("/about");
    await expect(page.getByRole("row", { name: /Premium plan.*15%/ })).toBeVisible();
    expect(await page.content()).toContain('"@type":"Organization"');
  });
});

test("on paper there is the text alone, dark on light", async ({ page }) => {
  await page.emulateMedia({ media: "print", colorScheme: "dark" });
  await page.goto("/refund-policy");
  await started(page);
  await expect(page.getByRole("banner")).toBeHidden();
  await expect(page.getByRole("contentinfo")).toBeHidden();
  await expect(page.getByRole("navigation", { name: "Contents" })).toHaveCount(0);
  await expect(page.locator("body")).toHaveCSS("background-color", "rgb(255, 255, 255)");
  await expect(page.getByRole("heading", { name: "How to ask" })).toBeVisible();
});

for (const { colorScheme, width } of LOOKS) {
  test(`the four pages are accessible, ${colorScheme} at ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/about", ...POLICIES.map((slug) => `/${slug}`)]) {
      await page.goto(path);
      await started(page);
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
    }
  });
}
