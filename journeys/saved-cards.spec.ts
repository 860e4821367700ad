import { make, WHOLE } from "./cards.ts";
import { sidebar } from "./dashboard.ts";
import { allowCopying, copied, expect, expectAccessible, message, test } from "./journey.ts";
import { memberNamed, openAs } from "./people.ts";

test("Ravi finds Asha's card among his saved ones, tags it and unsaves it", async ({ page, request }) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await memberNamed(request, "Ravi Kulkarni"),
  ];
  const { _id, slug } = await make(request, asha, "/api/business-cards", { name: "Asha Menon", ...WHOLE });
  await make(request, ravi, `/api/business-cards/save/${_id}`, {});
  await allowCopying(page);
  await openAs(page, ravi, "/business-cards?section=saved-cards");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Business Cards (1)");
  await expect(page.getByText("Saved Card", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: "Copy the link of Asha Menon" }).click();
  await expect.poll(() => copied(page)).toBe(`${new URL(page.url()).origin}/business-card/${slug}`);
  await page.getByRole("button", { name: "More for Asha Menon" }).click();
  await page.getByRole("menuitem", { name: "Tags and note" }).click();
  await page.getByLabel("Tags", { exact: true }).fill("client, Kochi");
  await page.getByRole("button", { name: "Save", exact: true }).click();
  await expect(page.getByRole("button", { name: "Kochi" })).toBeVisible();
  await page.getByRole("searchbox").fill("steel");
  await expect(page.getByText("No saved card matches")).toBeVisible();
  await page.getByRole("searchbox").fill("kochi");
  await expectAccessible(page);
  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "Table (CSV)" }).click();
  expect((await download).suggestedFilename()).toBe("saved-cards.csv");
  await page.getByRole("button", { name: "Unsave Asha Menon" }).click();
  await expect(page.getByRole("alertdialog", { name: "Are you absolutely sure?" })).toBeVisible();
  await page.getByRole("alertdialog").getByRole("button", { name: "Unsave" }).click();
  await expect(message(page, "Card Unsaved")).toBeVisible();
  await expect(page.getByText("No Saved Cards")).toBeVisible();
});

test.describe("when saved cards do not load", () => {
  test.use({ tolerated: [/Failed to load resource/] });

  test("a refusal shows an empty list without a word; a network failure is shown", async ({
    page,
    request,
  }) => {
    const saved = "**/api/business-cards/saved";
    await page.route(saved, (route) => route.fulfill({ status: 500, json: {} }));
    await openAs(page, await memberNamed(request, "Ravi Kulkarni"), "/business-cards?section=saved-cards");
    await expect(page.getByText("No Saved Cards")).toBeVisible();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Business Cards (0)");
    await expect(page.getByRole("alert")).toHaveCount(0);
    await expect(message(page, "Failed to load saved cards")).toHaveCount(0);
    await page.route(saved, (route) => route.abort());
    await sidebar(page).getByRole("link", { name: "My Card" }).click();
    await sidebar(page).getByRole("link", { name: "Saved Cards" }).click();
    await expect(message(page, "Failed to load saved cards")).toBeVisible();
  });
});
