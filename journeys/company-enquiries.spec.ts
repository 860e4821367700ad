import { companyOf } from "./company.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { openAs, provenNamed } from "./people.ts";

const INBOX = "/company-enquiries";

test("Vikram's company gets an enquiry, he sends a quote, Ravi accepts it and both bells ring", async ({
  page,
  request,
  browser,
}) => {
  const [vikram, ravi] = [
    await provenNamed(request, "Vikram Deshmukh"),
    await provenNamed(request, "Ravi Kulkarni"),
  ];
  const company = await companyOf(request, vikram, "Deshmukh Fasteners");
  const seller = await (await browser.newContext()).newPage();
  await openAs(seller, vikram, INBOX);
  await expect(seller.getByText("No enquiries yet. Share your page to get the first one.")).toBeVisible();
  const asked = await request.post("/api/enquiries", {
    headers: { authorization: `Bearer ${ravi.token}` },
    data: {
      targetType: "company",
      targetId: company._id,
      name: ravi.name,
      email: ravi.email,
      message: "What is your best price for M8 bolts in steel?",
      quantity: 500,
      unit: "kg",
    },
  });
  const { enquiry } = (await asked.json()) as { enquiry: { _id: string } };

  await seller.getByRole("link", { name: /Ravi Kulkarni/ }).click();
  await expect(seller.getByText("500 kg")).toBeVisible();
  await seller.getByRole("button", { name: "Send a quote" }).click();
  const form = seller.getByRole("dialog", { name: "Send a quote" });
  await form.getByRole("button", { name: "Send quote" }).click();
  await expect(form.getByText("Enter an amount, for example 25,000.")).toBeVisible();
  await form.getByLabel("Amount").fill("86,500");
  await form.getByLabel("Note").fill("Ex works Bhosari, GST extra.");
  await form.getByRole("button", { name: "Send quote" }).click();
  await expect(seller.getByRole("list", { name: "Conversation" })).toContainText("₹86,500");

  // He has neither a company nor a listing, so the one inbox begins with what he sent. Opening it reads the bell.
  await openAs(page, ravi, "/business-enquiries");
  await expect(page.getByRole("button", { name: /Notifications, 1 unread/ })).toBeVisible();
  await page.getByRole("link", { name: /Deshmukh Fasteners/ }).click();
  await expect(page).toHaveURL(new RegExp(`tab=sent&enquiry=${enquiry._id}`));
  await expect(page.getByRole("button", { name: /Notifications, 1 unread/ })).toHaveCount(0);
  for (const { colorScheme, width } of LOOKS) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 900 });
    await expectAccessible(page);
  }
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("Accepted");
  await expect(page.getByText("Agreed with Deshmukh Fasteners")).toBeVisible();

  await expect(seller.getByRole("group", { name: "Enquiries so far" })).toContainText("Won1");
  await expect(seller.getByText("Value")).toBeVisible();
  for (const { colorScheme, width } of LOOKS) {
    await seller.emulateMedia({ colorScheme });
    await seller.setViewportSize({ width, height: 900 });
    await expectAccessible(seller);
  }
});
