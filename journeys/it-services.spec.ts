import type { APIRequestContext, Page } from "@playwright/test";
import { companyOf } from "./company.ts";
import { expect, started, test } from "./journey.ts";
import { openFromBell } from "./notifications.ts";
import { openAs, provenNamed, type Person } from "./people.ts";

const TITLE = "An online shop for our sarees";
const SCOPE =
  "Shop with 200 products, payment by UPI and card, delivery by courier, and training for two people.";

/** Somebody with a company that offers IT services. */
async function providerNamed(request: APIRequestContext, name: string, stack: string) {
  const owner = await provenNamed(request, name);
  const { _id } = await companyOf(request, owner, `${name} Softworks`);
  const saved = await request.put(`/api/companies/${_id}/provider`, {
    headers: { authorization: `Bearer ${owner.token}` },
    data: {
      focus: [{ category: "web", percent: 100 }],
      minProjectPaise: 5_000_000,
      hourlyMinPaise: 80_000,
      hourlyMaxPaise: 150_000,
      stack: ["React", stack],
      portfolio: [],
      certifications: [],
      version: 0,
    },
  });
  expect(saved.ok(), await saved.text()).toBe(true);
  return owner;
}

async function quote(request: APIRequestContext, { token }: Person, requirement: string, rupees: number) {
  const sent = await request.post(`/api/it-services/requirements/${requirement}/quotes`, {
    headers: { authorization: `Bearer ${token}` },
    data: { amountPaise: rupees * 100, days: 60, scope: SCOPE, validTill: "2099-12-31" },
  });
  expect(sent.ok(), await sent.text()).toBe(true);
}

const stars = (page: Page, group: string, count: number) =>
  page
    .getByRole("group", { name: group })
    .getByRole("radio", { name: `${count} stars` })
    .check({ force: true });

test("Lakshmi gets three quotes that no rival sees, accepts one, and reviews the work", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  // A technology of their own, so that the list holds nobody else.
  const stack = `Loom ${Date.now()}`;
  const lakshmi = await provenNamed(request, "Lakshmi Venkataraman");
  const nikhil = await providerNamed(request, "Nikhil Bhat", stack);
  const sana = await providerNamed(request, "Sana Qureshi", stack);
  const arun = await providerNamed(request, "Arun Pillai", stack);

  await openAs(page, lakshmi, `/it-services?q=${encodeURIComponent(stack)}`);
  for (const { name } of [nikhil, sana, arun])
    await page.getByRole("button", { name: `Compare ${name} Softworks` }).click();
  await page.getByRole("link", { name: "Compare 3" }).click();
  await expect(page.getByRole("columnheader", { name: /Softworks/ })).toHaveCount(3);
  await page.getByRole("link", { name: "Invite all to quote" }).click();
  await page.getByLabel("Title").fill(TITLE);
  await page.getByLabel("Category").selectOption("Web");
  await page.getByLabel("Budget").selectOption("₹2 – 10 lakh");
  await page.getByLabel("Timeline").selectOption("1 – 3 months");
  await page
    .getByLabel("Description")
    .fill("We sell sarees from two shops and want to sell them all over India, with payment and delivery.");
  await page.getByRole("button", { name: "Next" }).click();
  await expect(page.getByText("3 of 4 invited.")).toBeVisible();
  await page.getByRole("button", { name: "Post requirement" }).click();
  await expect(page).toHaveURL(/\?requirement=/);
  const requirement = new URL(page.url()).searchParams.get("requirement") ?? "";

  await quote(request, nikhil, requirement, 310_000);
  await quote(request, sana, requirement, 455_000);
  const provider = await (await browser.newContext()).newPage();
  await openAs(provider, arun, "/");
  await openFromBell(provider, `Lakshmi Venkataraman asks for a quote: ${TITLE}`);
  await expect(provider.getByText("2 of 10 quotes. Only the buyer can see them.")).toBeVisible();
  await expect(provider.getByText(/3,10,000|4,55,000|Nikhil|Sana/)).toHaveCount(0);
  await provider.getByLabel("Price").fill("2,80,000");
  await provider.getByLabel("Days").fill("45");
  await provider.getByLabel("What's included").fill(SCOPE);
  await provider.getByRole("button", { name: "Send quote" }).click();
  await expect(provider.getByText(/₹2,80,000 in 45 days/)).toBeVisible();

  await openFromBell(page, `Arun Pillai Softworks quotes ₹2,80,000 for ${TITLE}.`);
  const quotes = page.getByRole("region", { name: "Quotes" }).getByRole("article");
  await expect(quotes).toHaveCount(3);
  for (const price of ["₹3,10,000", "₹4,55,000", "₹2,80,000"])
    await expect(quotes.filter({ hasText: price })).toHaveCount(1);
  const best = quotes.filter({ hasText: "Arun Pillai Softworks" });
  await best.getByRole("button", { name: "Accept" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept quote" }).click();
  await expect(best).toContainText("Accepted");
  await expect(quotes.filter({ hasText: "Rejected" })).toHaveCount(2);
  await openFromBell(provider, `Lakshmi Venkataraman accepted your quote for ${TITLE}.`);
  const rival = await (await browser.newContext()).newPage();
  await openAs(rival, sana, "/");
  await openFromBell(rival, `Your quote for ${TITLE} was not chosen.`);
  await expect(rival.getByText(/₹4,55,000/)).toBeVisible();
  await expect(rival.getByText(/2,80,000|Arun/)).toHaveCount(0);

  await page.getByRole("button", { name: "Mark as completed" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Mark as completed" }).click();
  await best.getByRole("link", { name: "Write a review" }).click();
  await page.getByRole("button", { name: "Write a review" }).click();
  await stars(page, "Your overall rating", 5);
  await stars(page, "Quality", 5);
  await stars(page, "Schedule", 3);
  await stars(page, "Value for money", 4);
  await page.getByRole("radio", { name: "Yes" }).check({ force: true });
  await page
    .getByLabel("Your experience")
    .fill("The shop sells. It came a week late, but it is what we asked for.");
  await page
    .getByLabel("When was it?")
    .fill(new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kolkata" }).format(new Date()));
  await page.getByRole("button", { name: "Publish review" }).click();
  await expect(page.getByText("Review published").first()).toBeVisible();
  const path = page.url();

  // Everybody reads it, and the provider hears of it.
  await openFromBell(provider, "Arun Pillai Softworks has a new review with 5 of 5 stars.");
  await expect(provider.getByRole("article", { name: "Review by Lakshmi Venkataraman" })).toBeVisible();
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(path);
  await started(visitor);
  const review = visitor.getByRole("article", { name: "Review by Lakshmi Venkataraman" });
  await expect(review).toContainText("The shop sells.");
  for (const score of ["Quality 5", "Schedule 3", "Value for money 4", "Would recommend"])
    await expect(review.getByRole("list", { name: "Ratings in detail" })).toContainText(score);
});
