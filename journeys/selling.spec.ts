import type { Page } from "@playwright/test";
import { file } from "./card-form.ts";
import { companyOf } from "./company.ts";
import { expect, started, test } from "./journey.ts";
import { openFromBell } from "./notifications.ts";
import { openAs, provenNamed, signIn } from "./people.ts";

const ABOUT = "Cast brass, pressure tested at the works, for water and air lines up to 16 bar.";
const CATEGORY = "Pipes and plumbing fittings";

const row = (page: Page, product: string) =>
  page.getByRole("row").filter({ has: page.getByRole("link", { name: product, exact: true }) });

const publish = async (page: Page) => {
  await page.getByRole("button", { name: "Save and publish" }).click();
  await expect(page.getByRole("heading", { name: "My products" })).toBeVisible();
};

const addPicture = async (page: Page) => {
  await page.getByLabel("Add pictures").setInputFiles([await file("valve.jpg", "#b08d57")]);
  await expect(page.getByRole("list", { name: "Pictures" }).getByRole("listitem")).toHaveCount(1);
};

test("Vikram lists three products, Ravi asks for one and accepts the quote, Meera answers as a manager", async ({
  page,
  request,
  browser,
}) => {
  test.slow();
  const [vikram, ravi, meera] = [
    await provenNamed(request, "Vikram Deshmukh"),
    await provenNamed(request, "Ravi Kulkarni"),
    await provenNamed(request, "Meera Joshi"),
  ];
  const company = await companyOf(request, vikram, "Deshmukh Brass Valves");
  const [gate, ball, check] = [
    `Brass gate valve ${company._id.slice(-6)}`,
    `Brass ball valve ${company._id.slice(-6)}`,
    `Brass check valve ${company._id.slice(-6)}`,
  ];
  const owner = await (await browser.newContext()).newPage();
  await openAs(owner, vikram, "/my-products");

  await owner.getByRole("link", { name: "Add Product" }).first().click();
  await owner.getByLabel("Name").fill(gate);
  await owner.getByRole("combobox", { name: "Category" }).click();
  await owner.getByRole("option", { name: CATEGORY }).click();
  await owner.getByLabel("Description").fill(ABOUT);
  await addPicture(owner);
  await owner.getByRole("textbox", { name: "Price" }).fill("1,200");
  await owner.getByLabel("Minimum order").fill("10");
  await publish(owner);
  await expect(row(owner, gate)).toContainText("Published");

  await owner.getByRole("button", { name: `Actions for ${gate}` }).click();
  await owner.getByRole("menuitem", { name: "Duplicate" }).click();
  await owner.getByRole("link", { name: `${gate} (copy)` }).click();
  await owner.getByLabel("Name").fill(ball);
  await publish(owner);

  await owner.getByRole("button", { name: "Import" }).click();
  const importing = owner.getByRole("dialog", { name: "Import products" });
  await importing.getByLabel("CSV file").setInputFiles({
    name: "valves.csv",
    mimeType: "text/csv",
    buffer: Buffer.from(
      `Name,Category,Description,Price,Unit,MOQ\n${check},${CATEGORY},"${ABOUT}",950,piece,20\nBrass tee,${CATEGORY},,cheap,piece,1\n`,
    ),
  });
  await expect(importing.getByText("2 products, 1 with problems.")).toBeVisible();
  await importing.getByRole("button", { name: "Import the good row" }).click();
  await expect(importing.getByText("1 product imported as a draft.")).toBeVisible();
  await importing.getByRole("button", { name: "Done" }).click();
  await owner.getByRole("link", { name: check }).click();
  await addPicture(owner);
  await publish(owner);
  for (const product of [gate, ball, check]) await expect(row(owner, product)).toContainText("Published");

  // A visitor finds it in his city. What he typed is sent once he has signed in.
  await page.goto(`/search?q=${encodeURIComponent(check)}&city=Pune`);
  await started(page);
  await page.getByRole("link", { name: check, exact: true }).click();
  await expect(page.getByText("₹950 / piece").first()).toBeVisible();
  await page.getByRole("button", { name: "Get best price" }).first().click();
  const asking = page.getByRole("dialog", {
    name: `Get the best price for ${check}`,
  });
  await asking.getByLabel("Anything else?").fill("Your best price with delivery to Nashik, please.");
  await asking.getByLabel("Quantity").fill("200");
  await asking.getByRole("button", { name: "Sign in to send" }).click();
  await signIn(page, ravi);
  await expect(page.getByRole("dialog", { name: "Enquiry sent" })).toBeVisible();
  await page.getByRole("button", { name: "Close" }).first().click();

  await openFromBell(owner, `Ravi Kulkarni sent an enquiry to ${check}`);
  await expect(owner.getByText("200 pieces")).toBeVisible();
  await owner.getByRole("button", { name: "Send a quote" }).click();
  const quoting = owner.getByRole("dialog", { name: "Send a quote" });
  await quoting.getByLabel("Amount").fill("1,76,000");
  await quoting.getByLabel("Note").fill("Delivered to Nashik in two weeks.");
  await quoting.getByRole("button", { name: "Send quote" }).click();
  await expect(owner.getByRole("list", { name: "Conversation" })).toContainText("₹1,76,000");

  await openFromBell(page, "sent you a quote.");
  await page.getByRole("button", { name: "Accept", exact: true }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Accept", exact: true }).click();
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("Accepted");

  await openFromBell(owner, "Ravi Kulkarni accepted your quote.");
  await expect(owner.getByRole("group", { name: "Enquiries so far" })).toContainText("Won1");
  await expect(owner.getByRole("definition").filter({ hasText: "₹1,76,000" })).toBeVisible();

  // Meera joins, and answers the next one in the same inbox.
  await owner.goto("/company-profile?tab=team");
  await owner.getByRole("textbox", { name: "E-mail" }).fill(meera.email);
  await owner.getByRole("button", { name: "Invite" }).click();
  await expect(owner.getByRole("list", { name: "Open invitations" })).toContainText(meera.email);
  const manager = await (await browser.newContext()).newPage();
  await openAs(manager, meera, "/");
  await openFromBell(manager, "asks you to manage the company together.");
  await manager.getByRole("button", { name: "Accept" }).click();
  await expect(manager.getByRole("heading", { name: "Deshmukh Brass Valves" })).toBeVisible();
  await request.post("/api/enquiries", {
    headers: { authorization: `Bearer ${ravi.token}` },
    data: {
      targetType: "company",
      targetId: company._id,
      name: ravi.name,
      email: ravi.email,
      message: "Do you also make valves of stainless steel?",
    },
  });
  await openFromBell(manager, "Ravi Kulkarni sent an enquiry to Deshmukh Brass Valves.");
  await manager.getByLabel("Your reply").fill("Yes, from half an inch to four inches.");
  await manager.getByRole("button", { name: "Send", exact: true }).click();
  await openFromBell(page, "Deshmukh Brass Valves answered your enquiry.");
  await expect(page.getByRole("list", { name: "Conversation" })).toContainText("from half an inch");
  await openFromBell(owner, "Ravi Kulkarni sent an enquiry to Deshmukh Brass Valves.");
  await expect(owner.getByRole("list", { name: "Conversation" })).toContainText("from half an inch");
});
