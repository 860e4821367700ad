import { businessOf } from "./business.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, provenNamed, signIn, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const as = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

const today = () => new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date());

test("Ravi reviews a business through its link, Asha replies, and everybody reads both", async ({
  page,
  request,
  browser,
}) => {
  const [asha, ravi] = [
    await premiumNamed(request, "Asha Menon"),
    await provenNamed(request, "Ravi Kulkarni"),
  ];
  const shop = await businessOf(request, asha, { name: "Menon Kitchens" });
  const owner = await (await browser.newContext()).newPage();
  await openAs(owner, asha, "/business-profile");
  await expect(owner.getByText("No reviews yet", { exact: true })).toBeVisible();
  const link = await owner.getByLabel("Link for your counter").inputValue();

  // What he typed as a visitor is published once he has signed in.
  await page.goto(link);
  await started(page);
  const form = page.getByRole("dialog", { name: `Review ${shop.name}` });
  await form.getByRole("radio", { name: "4 stars" }).check({ force: true });
  await form.getByLabel("Your experience").fill("They drew the kitchen twice and built it in three weeks.");
  await form.getByLabel("When was it?").fill(today());
  await form.getByRole("button", { name: "Sign in to publish" }).click();
  await expect(
    page.getByRole("heading", { name: "Sign in to publish your review of Menon Kitchens" }),
  ).toBeVisible();
  await signIn(page, ravi);
  await expect(page.getByText("Review published").first()).toBeVisible();
  await expect(page.getByRole("article", { name: "Review by Ravi Kulkarni" })).toContainText(
    "Asked for by the business",
  );
  await expect(page.getByText("You have reviewed this business.")).toBeVisible();

  await owner.reload();
  const received = owner.getByRole("article", { name: "Review by Ravi Kulkarni" });
  await received.getByRole("button", { name: "Reply" }).click();
  await received.getByLabel("Your reply to Ravi Kulkarni").fill("Thank you, Ravi. Enjoy the kitchen.");
  await received.getByRole("button", { name: "Publish reply" }).click();
  await received.getByRole("button", { name: "Feature", exact: true }).click();
  await expect(received).toContainText("Featured by the business");

  // The cached page was invalidated, and the new one is readable without scripts.
  const reader = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await reader.goto(`/business/${shop.slug}#reviews`);
  await expect(reader.getByText("Thank you, Ravi. Enjoy the kitchen.")).toBeVisible();
  await expect(reader.getByText("They drew the kitchen twice and built it in three weeks.")).toBeVisible();

  await page.getByRole("button", { name: "Withdraw" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(page.getByText("No reviews yet. Share your experience.")).toBeVisible();
  await expect(page.getByText(/You can review this business again on/)).toBeVisible();
});

test("reviews and their tools are accessible in every look", async ({ page, request, browser }) => {
  const [asha, ravi] = [
    await memberNamed(request, "Asha Menon"),
    await provenNamed(request, "Ravi Kulkarni"),
  ];
  const shop = await businessOf(request, asha, { name: "Menon Kitchens" });
  await request.post(`/api/reviews?targetType=business&targetId=${shop._id}`, {
    headers: as(ravi),
    data: { rating: 3, body: "Neat work, though a week later than agreed.", experienceDate: today() },
  });
  const owner = await (await browser.newContext()).newPage();
  await openAs(owner, asha, "/business-profile");
  await owner.getByRole("button", { name: "Reply" }).click();
  await page.goto(`/business/${shop.slug}?review=write`);
  await started(page);
  await expect(page.getByRole("dialog")).toBeVisible();
  for (const { colorScheme, width } of LOOKS) {
    for (const each of [page, owner]) {
      await each.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await each.setViewportSize({ width, height: 900 });
      await expectAccessible(each);
    }
  }
  await page.keyboard.press("Escape");
  await expect(page.getByRole("article", { name: "Review by Ravi Kulkarni" })).toBeVisible();
  await expectAccessible(page);
  await owner.getByRole("button", { name: "Cancel" }).click();
  await owner.getByRole("button", { name: "Feature", exact: true }).click();
  await expect(owner.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
});
