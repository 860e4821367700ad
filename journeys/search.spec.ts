import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

/** A complete card that can be found, under a name of its own. */
async function cardOf(request: Parameters<typeof memberNamed>[0], { token }: Person, name: string) {
  await request.post("/api/business-cards", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      role: "Kite maker",
      company: `${name} Kites`,
      phone: "+919820010101",
      address: "7 Ashram Road, Ahmedabad 380009",
    },
  });
}

/**
 * Random letters after a rare beginning, so that no other name is like it. No letter comes twice, none sounds like
 * another, is silent as an "h", or is a plural: without its last letter the name must not sound the same.
 */
const newName = () =>
  `Xq${"bdfklmnprt"
    .split("")
    .map((letter) => ({ letter, at: Math.random() }))
    .sort((one, other) => one.at - other.at)
    .map(({ letter }) => letter)
    .slice(0, 8)
    .join("")}`;

test("a visitor finds a card by typing, narrows to its city, and gets a correction for a typing error", async ({
  page,
  request,
}) => {
  const name = newName();
  await cardOf(request, await memberNamed(request, name), name);
  await page.goto("/");
  await started(page);
  await page.getByRole("banner").getByRole("link", { name: "Search" }).click();
  await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();

  const what = page.getByRole("combobox", { name: "What are you looking for?" });
  await what.pressSequentially(name.slice(0, 6).toLowerCase());
  await expect(page.getByRole("option", { name })).toBeVisible();
  await what.press("ArrowDown");
  await what.press("Enter");
  await expect(page).toHaveURL(new RegExp(`q=${name}`));
  const result = page.getByRole("article").filter({ hasText: name });
  await expect(result).toContainText("Exactly this name");

  await page.getByRole("combobox", { name: "City", exact: true }).fill("Amdavad");
  await page.getByRole("button", { name: "Search", exact: true }).click();
  await expect(result).toContainText("In Ahmedabad");
  await page.getByRole("button", { name: "Remove Amdavad" }).click();
  await expect(page).not.toHaveURL(/city/);

  await page.goto(`/search?q=${name.slice(0, -1)}&city=Pune`);
  await expect(page.getByText(`No results for '${name.slice(0, -1)}'.`)).toBeVisible();
  await page.getByRole("link", { name: `Did you mean ${name.toLowerCase()}?` }).click();
  await expect(page.getByText(`No results for '${name.toLowerCase()}'.`)).toBeVisible();
  await page.getByRole("link", { name: "Clear filters" }).click();
  await expect(result).toBeVisible();
  await result.getByRole("link", { name }).click();
  await expect(page).toHaveURL(/\/card\//);
});

test("several cities and saved searches are offered to a free member and work for a premium one", async ({
  page,
  request,
  browser,
}) => {
  await openAs(page, await memberNamed(request, "Ravi Kulkarni"), "/search?q=sweets");
  await page.getByRole("button", { name: "Add another city" }).click();
  await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();

  const other = await (await browser.newContext()).newPage();
  await openAs(other, await premiumNamed(request, "Farah Siddiqui"), "/search?q=sweets&city=Pune");
  await other.getByRole("combobox", { name: "Another city" }).fill("Jaipur");
  await other.getByRole("button", { name: "Add city" }).click();
  await expect(other.getByRole("list", { name: "Active filters" })).toContainText("Jaipur");
  await other.getByRole("button", { name: "Save this search" }).click();
  const dialog = other.getByRole("dialog", { name: "Save this search" });
  await expect(dialog.getByLabel("Name")).toHaveValue("sweets, Pune, Jaipur");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog).toBeHidden();
  const saved = other.getByRole("region", { name: "Saved searches" });
  await expect(saved.getByRole("link", { name: "sweets, Pune, Jaipur" })).toBeVisible();
  await saved.getByRole("button", { name: "Delete sweets, Pune, Jaipur" }).click();
  await expect(saved).toContainText("None yet.");
});

for (const { colorScheme, width } of LOOKS) {
  test(`the search is accessible, ${colorScheme} at ${width}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    for (const path of ["/search", "/search?q=house", "/search?q=nothingatall&city=Pune"]) {
      await page.goto(path);
      await started(page);
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    }
  });
}
