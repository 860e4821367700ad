import type { Page } from "@playwright/test";
import { expectToast, field, openStep } from "./card-form.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { memberNamed, messageTo, newEmail, openAs } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const csv = (...lines: string[]) => ({
  name: "team.csv",
  mimeType: "text/csv",
  // As Excel writes it where the comma is for decimals.
  buffer: Buffer.from(`\uFEFF${lines.join("\r\n")}\r\n`),
});
const chooseFile = (page: Page, file: ReturnType<typeof csv>) =>
  page.getByLabel("CSV file").setInputFiles(file);

test("Farah imports her team with a template, and Dev takes his card over", async ({
  page,
  browser,
  request,
}) => {
  test.slow();
  const farah = await premiumNamed(request, "Farah Siddiqui");
  const dev = await memberNamed(request, "Dev Patel");

  await openAs(page, farah, "/create-team-card");
  await page.getByRole("link", { name: /From a template/ }).click();
  await field(page, "Company").fill("Siddiqui Studio");
  await field(page, "Website").fill("siddiqui.example");
  await page.getByRole("radio", { name: /Corporate/ }).check({ force: true });
  await page.getByLabel("Design", { exact: true }).selectOption("Corporate Teal");
  await page.getByRole("radio", { name: /Strict/ }).check();
  await page.getByRole("button", { name: "Save template" }).click();
  await expectToast(page, "Template saved");

  await page.getByRole("link", { name: "Create a team card" }).click();
  await page.getByRole("link", { name: /From a CSV file/ }).click();
  const headings = "Full name;Designation;E-mail;Mobile;Desk";
  const meera = `Meera Iyer;Architect;${newEmail("meera")};98765 43210;7`;
  await chooseFile(page, csv(headings, meera, `;Engineer;nobody;98765 43211;8`));
  await expect(page.getByText("2 members, 1 with problems.")).toBeVisible();
  await expect(page.getByText("Name: This is required.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Import 2 members" })).toBeDisabled();

  await page.getByRole("button", { name: "Remove team.csv" }).click();
  await chooseFile(page, csv(headings, meera, `Dev Patel;Engineer;${dev.email};98765 43211;Pune`));
  await expect(page.getByText("2 members, all fine.")).toBeVisible();
  await page.getByLabel("What Desk holds").selectOption("Address");
  await page.getByRole("checkbox", { name: "Invite the members by e-mail" }).check();
  await expect(page.getByRole("checkbox", { name: "Use my template" })).toBeChecked();
  await page.getByRole("button", { name: "Import 2 members" }).click();
  await expect(page.getByRole("heading", { name: "2 team cards made" })).toBeFocused();
  await expect(page.getByText("2 members are being invited by e-mail.")).toBeVisible();
  await page.getByRole("link", { name: "Show team cards" }).click();
  await expect(page.getByRole("list", { name: "Team cards" }).getByRole("listitem")).toHaveCount(2);

  const invitation = /\/team-cards\?invite=\S+/.exec(await messageTo(dev.email, /invite=/))?.[0] ?? "";
  const elsewhere = await browser.newContext();
  const others = await elsewhere.newPage();
  await openAs(others, dev, invitation);
  await others.getByRole("button", { name: "Take over this card" }).click();
  await others.getByRole("link", { name: "Edit Dev Patel" }).click();
  await expect(field(others, "Role")).toHaveAttribute("readonly");
  await field(others, "In one sentence").fill("I build what others draw.");
  await openStep(others, "Business");
  await expect(field(others, "Company")).toHaveValue("Siddiqui Studio");
  await expect(field(others, "Company")).toHaveAccessibleDescription("Locked by the template of your team.");
  await expectAccessible(others);
  await others.getByRole("button", { name: "Save changes" }).click();
  await expectToast(others, "Changes saved");

  await page.reload();
  await page.getByRole("button", { name: "More for Dev Patel" }).click();
  await page.getByRole("menuitem", { name: "Hand over" }).click();
  await page.getByLabel("Name of the successor").fill("Kavya Rao");
  await page.getByRole("button", { name: "Hand over" }).click();
  await expect(page.getByRole("link", { name: "Kavya Rao", exact: true })).toBeVisible();
  await others.goto("/team-cards");
  await expect(others.getByText("No Team Cards Found")).toBeVisible();
  await elsewhere.close();
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`template and import, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`are accessible at ${width} px`, async ({ page, request }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await openAs(page, await premiumNamed(request, "Lakshmi Iyer"), "/create-team-card");
      await expect(page.getByRole("link", { name: /From a CSV file/ })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: /From a template/ }).click();
      await expect(page.getByRole("button", { name: "Save template" })).toBeVisible();
      await expectAccessible(page);
      await page.goto("/create-team-card?from=csv");
      await chooseFile(page, csv("Name,Email", "Meera Iyer,meera@example.com", ",nobody"));
      await expect(page.getByText("2 members, 1 with problems.")).toBeVisible();
      await expectAccessible(page);
    });
  });
}
