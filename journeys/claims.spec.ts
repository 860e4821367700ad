import { setTimeout as sleep } from "node:timers/promises";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { account, codeSentTo, memberNamed, openAs, REFUSED, signIn } from "./people.ts";

interface Found {
  _id: string;
  slug: string;
  phone: string;
}

test.use({ tolerated: [REFUSED] });

test("a business that is nobody's is claimed with a code to its number; another's claim is disputed", async ({
  page,
  request,
  browser,
}) => {
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  // One of the sample listings without an owner that no other journey needs.
  const found = await request.get("/api/business-listings?q=Adyar%20Plumbing");
  const { listings } = (await found.json()) as { listings: Found[] };
  const shop = listings[0] as Found;

  await page.goto(`/business/${shop.slug}`);
  await started(page);
  await expect(page.getByRole("heading", { name: "Own this business?" })).toBeVisible();
  await page.getByRole("button", { name: "Claim this business" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Sign in or sign up" }).click();
  await signIn(page, ravi);
  const dialog = page.getByRole("dialog", { name: "Claim Adyar Plumbing Service" });
  await expect(dialog.getByText("the number on the listing")).toBeVisible();
  await expect(dialog.getByLabel("A code by e-mail")).toBeDisabled();
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send the code" }).click();
  await expect(dialog.getByLabel("6-digit code")).toBeFocused();
  const code = await codeSentTo(shop.phone);
  await dialog.getByLabel("6-digit code").fill(code === "000000" ? "000001" : "000000");
  await expect(dialog.getByText("That code is wrong. 4 tries left.")).toBeVisible();
  await expectAccessible(page);
  // On a slow network the old response, that there is no business, is still shown for a moment.
  await page.route("**/api/business-listings/my-business", async (route) => {
    await sleep(1_000);
    await route.continue();
  });
  await dialog.getByLabel("6-digit code").fill(code);
  await expect(page.getByRole("heading", { level: 1, name: "Adyar Plumbing Service" })).toBeVisible();
  await expect(page).toHaveURL(/\/business-profile$/);
  await expect(page.getByText("Adyar Plumbing Service is yours now.").first()).toBeVisible();
  await expect(account(page, ravi)).toBeVisible();

  const mal = await memberNamed(request, "Mal Singh");
  const theirs = await (await browser.newContext()).newPage();
  await openAs(theirs, mal, `/business/${shop.slug}?claim=1`);
  const form = theirs.getByRole("dialog");
  await form.getByLabel("A document").check();
  await form.getByLabel("Note").fill("I bought the shop in March.");
  await form.getByRole("button", { name: "Send to be checked" }).click();
  await expect(form.getByText("Choose a document.")).toBeVisible();
  await form.locator("input[type=file]").setInputFiles({
    name: "deed.pdf",
    mimeType: "application/pdf",
    buffer: Buffer.from("%PDF-1.4\nA deed.\n%%EOF\n"),
  });
  await expect(form.getByText("deed.pdf")).toBeVisible();
  await form.getByRole("button", { name: "Send to be checked" }).click();
  await expect(form.getByText("We have asked the owner")).toBeVisible();

  await page.goto("/notifications");
  await page.getByText("Mal Singh claims to own Adyar Plumbing Service.").first().click();
  const claims = page.getByRole("region", { name: "Claims on your listing" });
  await expect(claims.getByText("I bought the shop in March.")).toBeVisible();
  await claims.getByLabel("Note to our team").fill("I never sold it.");
  await expectAccessible(page);
  await claims.getByRole("button", { name: "Dispute" }).click();
  await expect(claims.getByText("You have disputed it.")).toBeVisible();
});
