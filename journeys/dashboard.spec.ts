import type { Page } from "@playwright/test";
import { make, WHOLE } from "./cards.ts";
import { sidebar } from "./dashboard.ts";
import { allowCopying, copied, expect, expectAccessible, message, test } from "./journey.ts";
import { memberNamed, openAs } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const upgrade = (page: Page) => page.getByRole("dialog", { name: "Upgrade to Premium" });
// By its button: while a message shows, the first Escape is the message's.
const closeDialog = (page: Page) => page.getByRole("dialog").getByRole("button", { name: "Close" }).click();
/** Whatever was paid: the page believes this plan. */
const mockPlan = (page: Page, plan: "free" | "premium") =>
  page.route("**/api/user-profile", async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, json: { ...((await response.json()) as object), plan } });
  });

test("a visitor is sent to sign in", async ({ page }) => {
  await page.goto("/business-cards?section=saved-cards");
  await expect(page).toHaveURL(/\/auth\?redirect=/);
});

test("Gurpreet has no card and is shown how to make one", async ({ page, request }) => {
  await openAs(page, await memberNamed(request, "Gurpreet Bedi"), "/business-cards/");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("My Digital Business Card");
  await expect(page.getByText("No Business Card Found")).toBeVisible();
  await expect(page.getByRole("link", { name: "Create My Card" })).toHaveAttribute(
    "href",
    "/create-card?redirect=/business-cards",
  );
  await expectAccessible(page);
});

test("Farah's incomplete card asks to be completed and is not shared", async ({ page, request }) => {
  const farah = await memberNamed(request, "Farah Siddiqui");
  const { _id } = await make(request, farah, "/api/business-cards", { name: "Farah Siddiqui" });
  await openAs(page, farah, "/business-cards");
  await expect(message(page, "Complete Your Business Card")).toBeVisible();
  await expect(page.getByRole("link", { name: "Complete Now" })).toHaveAttribute("href", `/edit-card/${_id}`);
  await expect(page.getByRole("link", { name: "Complete Card" })).toHaveAttribute(
    "href",
    `/edit-card/${_id}`,
  );
  await expect(page.getByRole("link", { name: "View Public Card" })).toHaveCount(0);
  await page.getByRole("main").getByRole("button", { name: "Share", exact: true }).click();
  await expect(message(page, "Complete Your Card First")).toBeVisible();
  await expect(message(page, "Please fill in all required details before sharing your card.")).toBeVisible();
  const customize = page.getByRole("button", { name: "Customize Design" });
  await expect(customize).toHaveAttribute("aria-disabled", "true");
  await customize.focus();
  await expect(page.getByRole("tooltip")).toHaveText("Complete your card details first");
  await page.keyboard.press("Escape");
  await expectAccessible(page);
  await page.getByRole("main").getByRole("button", { name: "Dismiss" }).click();
  await expect(page.getByRole("link", { name: "Complete Now" })).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("link", { name: "Complete Card" })).toBeVisible();
  await expect(page.getByText("Complete Your Business Card")).toHaveCount(0);
});

test("Asha copies her link, shows her QR code and takes her signature", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  const { _id, slug } = await make(request, asha, "/api/business-cards", { name: "Asha Menon", ...WHOLE });
  await allowCopying(page);
  await openAs(page, asha, "/business-cards");
  await expect(page.getByRole("link", { name: "View Public Card" })).toHaveAttribute(
    "href",
    `/card/${slug}?redirect=/business-cards`,
  );
  await expect(page.getByRole("link", { name: "Edit Card" })).toHaveAttribute("href", `/edit-card/${_id}`);
  await page.getByRole("button", { name: "Copy Link" }).click();
  await expect(message(page, "Business card link copied to clipboard")).toBeVisible();
  expect(await copied(page)).toBe(`${new URL(page.url()).origin}/card/${slug}`);
  await page.getByRole("button", { name: "Show QR Code" }).click();
  await expect(
    page.getByRole("dialog", { name: "Asha Menon" }).getByText("Works with any camera app"),
  ).toBeVisible();
  await closeDialog(page);
  await page.getByRole("button", { name: "E-mail Signature" }).click();
  const signature = page.getByRole("dialog", { name: "E-mail Signature" });
  await signature.getByRole("radio", { name: "Plain text" }).click();
  await signature.getByRole("button", { name: "Copy signature" }).click();
  await expect.poll(() => copied(page)).toContain("Architect, Menon Design Studio");
  await expectAccessible(page);
});

test("the statistics are behind the upgrade, the basic tracking is not", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  await make(request, asha, "/api/business-cards", { name: "Asha Menon", ...WHOLE });
  await openAs(page, asha, "/business-cards");
  await expect(page.getByRole("definition").filter({ hasText: /^0$/ })).toHaveCount(4);
  await page.getByRole("button", { name: "Upgrade to Unlock" }).click();
  const premium = upgrade(page).locator("section", { has: page.getByRole("heading", { name: "Premium" }) });
  await expect(premium.getByText("₹19,999")).toBeVisible();
  await expect(premium.getByRole("listitem")).toHaveCount(7);
  await premium.getByRole("button", { name: "View More" }).click();
  await expect(premium.getByRole("listitem")).toHaveCount(20);
  await expectAccessible(page);
  await page.keyboard.press("Escape");
  await expect(upgrade(page)).toBeHidden();
  await expect(page).toHaveURL(/\/business-cards$/);
});

test("a premium section by address leads a free member to the upgrade", async ({ page, request }) => {
  await openAs(page, await memberNamed(request, "Ravi Kulkarni"), "/business-cards?section=my-leads");
  await expect(page).toHaveURL(
    "/business-cards/?upgrade=true&redirect=%2Fbusiness-cards%3Fsection%3Dmy-leads",
  );
  await expect(upgrade(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await sidebar(page).getByRole("button", { name: "Card Personalization" }).click();
  await expect(upgrade(page)).toBeVisible();
});

test("further cards are Business Owner Cards and can be deleted", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  for (const name of ["Asha Menon", "Menon Stays"])
    await make(request, asha, "/api/business-cards", { name, ...WHOLE });
  await openAs(page, asha, "/business-cards?section=business-owners");
  await expect(page.getByRole("list", { name: "Business owner cards" }).getByRole("listitem")).toHaveCount(1);
  await expectAccessible(page);
  await page.getByRole("button", { name: "Delete Menon Stays" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("No business cards yet")).toBeVisible();
});

test("what Farah's ended plan left on her card she can switch off", async ({ page, request }) => {
  const farah = await premiumNamed(request, "Farah Siddiqui");
  const { _id } = await make(request, farah, "/api/business-cards", { name: "Farah Siddiqui", ...WHOLE });
  const headers = { Authorization: `Bearer ${farah.token}` };
  const seo = { title: "Farah", description: "", index: false };
  await request.put(`/api/business-cards/${_id}/seo`, { headers, data: seo });
  const link = { link: "https://vimeo.com/76979871" };
  await request.post(`/api/business-cards/${_id}/video`, { headers, multipart: link });
  const replies = ["Hours", "Address", "Delivery", "Prices"].map((title) => ({ title, body: "As told." }));
  await request.put("/api/enquiries/saved-replies", { headers, data: { replies } });
  await mockPlan(page, "free");
  await openAs(page, farah, "/business-cards");
  await page.getByRole("button", { name: /^List again/ }).click();
  await expect(message(page, "Card listed again")).toBeVisible();
  for (const leftover of ["Video introduction", "Saved replies"]) {
    const remove = page.getByRole("button", { name: `Delete: ${leftover}` });
    await remove.click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(remove).toHaveCount(0);
  }
  await expect(page.getByRole("heading", { name: "Kept from Premium" })).toHaveCount(0);
  await expect(page.locator("main")).toBeFocused();
});

test("a premium member sees the statistics, and nothing that is locked", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Menon");
  await make(request, asha, "/api/business-cards", { name: "Asha Menon", ...WHOLE });
  await mockPlan(page, "premium");
  await openAs(page, asha, "/business-cards?upgrade=true");
  await expect(page.getByText(/^\d\d\/\d\d\/\d{4}$/)).toHaveCount(2);
  await expect(sidebar(page).getByRole("list", { name: "Premium tools" }).getByRole("link")).toHaveCount(6);
  await expect(sidebar(page).getByRole("button")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Upgrade Now" })).toHaveCount(0);
  await expect(upgrade(page)).toHaveCount(0);
});

test("the sidebar opens and closes on its two events, beside the content or as a sheet", async ({
  page,
  request,
}) => {
  const send = (name: string) => page.evaluate((event) => dispatchEvent(new CustomEvent(event)), name);
  await openAs(page, await memberNamed(request, "Asha Menon"), "/business-cards");
  await expect(sidebar(page)).toBeVisible();
  await send("toggle-sidebar");
  await expect(sidebar(page)).toBeHidden();
  await send("toggle-dbc-sidebar");
  await expect(sidebar(page)).toBeVisible();
  await page.setViewportSize({ width: 390, height: 800 });
  await expect(sidebar(page)).toBeHidden();
  await send("toggle-dbc-sidebar");
  await expect(sidebar(page)).toBeVisible();
  await expectAccessible(page);
  await send("toggle-sidebar");
  await expect(sidebar(page)).toBeHidden();
  const bar = page.getByRole("navigation", { name: "Daily tools" });
  await expect(bar.getByRole("link", { name: "My Card" })).toHaveAttribute("aria-current", "page");
  // At the foot of the screen, also on a short page; at the end of the page the footer is above it.
  expect(await bar.evaluate((nav) => nav.getBoundingClientRect().bottom)).toBe(800);
  await page.getByRole("contentinfo").scrollIntoViewIfNeeded();
  await page.evaluate(() => scrollTo(0, document.body.scrollHeight));
  const [foot, end] = await Promise.all([page.getByRole("contentinfo").boundingBox(), bar.boundingBox()]);
  expect((foot?.y ?? 0) + (foot?.height ?? 0)).toBeLessThanOrEqual((end?.y ?? 0) + 1);
  await bar.getByRole("button", { name: "More" }).click();
  await sidebar(page).getByRole("link", { name: "Team Cards" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Team Cards");
  await expect(sidebar(page)).toBeHidden();
  await bar.getByRole("link", { name: "Saved Cards" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Saved Business Cards (0)");
  await bar.getByRole("button", { name: "My Leads, Premium" }).click();
  await expect(upgrade(page)).toBeVisible();
});
