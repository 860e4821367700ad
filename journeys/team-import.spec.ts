import type { Page } from "@playwright/test";
import { expectToast, field, openStep } from "./card-form.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { memberNamed, messageTo, newEmail, openAs, REFUSED_OR_CUT_OFF, signIn } from "./people.ts";
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
  await chooseFile(page, csv(headings, meera, `Dev Patel;;${dev.email};98765 43211;Pune`));
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
  await others.goto("/team-cards?invite=nonsense");
  await expect(others.getByText("This invitation is invalid or has expired.")).toBeVisible();
  await others.goto(invitation);
  await expect(others.getByText("Farah Siddiqui made it for Dev Patel")).toBeVisible();
  await expectAccessible(others);
  await signIn(others, dev);
  await others.getByRole("button", { name: "Take over this card" }).click();
  await others.getByRole("link", { name: "Complete Card" }).click();
  // Without a role his card would stay incomplete, whatever is locked.
  await field(others, "Role").fill("Engineer");
  await expect(field(others, "Role")).toHaveAccessibleDescription(
    "Once it is saved, your team's template locks it.",
  );
  await field(others, "In one sentence").fill("I build what others draw.");
  await openStep(others, "Business");
  await expect(field(others, "Company")).toHaveValue("Siddiqui Studio");
  await expect(field(others, "Company")).toHaveAttribute("readonly");
  await expect(field(others, "Company")).toHaveAccessibleDescription("Locked by your team's template.");
  await expectAccessible(others);
  await others.getByRole("button", { name: "Save changes" }).click();
  await expect(others.getByRole("dialog", { name: "Your card is live" })).toBeVisible();

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

test.describe("a template", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("in two tabs loses nothing, and asks before it takes a badge", async ({ page, context, request }) => {
    test.slow();
    const farah = await premiumNamed(request, "Farah Siddiqui");
    const other = await context.newPage();
    const save = (tab: Page) => tab.getByRole("button", { name: "Save template" }).click();
    for (const tab of [page, other]) {
      await openAs(tab, farah, "/create-team-card?from=template");
      await expect(field(tab, "Company")).toBeVisible();
    }
    await field(other, "Company").fill("Siddiqui Studio");
    await field(other, "Website").fill("siddiqui.example");
    await other.getByRole("radio", { name: /Relaxed/ }).check();
    await save(other);
    await expectToast(other, "Template saved");

    await field(page, "Company").fill("Siddiqui & Daughters");
    await page.getByRole("radio", { name: /Strict/ }).check();
    await save(page);
    const notice = page.getByRole("alert").filter({ hasText: "This was changed elsewhere." });
    await expect(notice).toBeVisible();
    // The latest version may be out of reach; what was typed stays.
    await page.route("**/api/team-card/template", (route) => route.abort());
    await notice.getByRole("button", { name: "Reload" }).click();
    await expectToast(page, "Not reloaded");
    await page.unroute("**/api/team-card/template");
    await notice.getByRole("button", { name: "Reload" }).click();
    await expect(page.getByText("Also changed elsewhere: Company, Locks. Yours is shown.")).toBeVisible();
    await expect(field(page, "Company")).toHaveValue("Siddiqui & Daughters");
    await expect(field(page, "Website")).toHaveValue("https://siddiqui.example");
    await expect(page.getByRole("radio", { name: /Strict/ })).toBeChecked();

    // How members get badges, and what the number counts, are stories of their own.
    await page.route("**/api/team-card/template/badges?*", (route) => route.fulfill({ json: { lost: 2 } }));
    await page.getByRole("checkbox", { name: /Also change the team cards/ }).check();
    await field(page, "Company").press("Enter");
    const warning = page.getByRole("alertdialog", { name: "Take the Verified badge from 2 cards?" });
    await expect(warning).toBeVisible();
    await expectAccessible(page);
    await warning.getByRole("button", { name: "Go back" }).click();
    await expect(page.getByRole("button", { name: "Save template" })).toBeFocused();
    await page.keyboard.press("Enter");
    await warning.getByRole("button", { name: "Save anyway" }).click();
    await expectToast(page, "Template saved");
    await page.reload();
    await expect(field(page, "Company")).toHaveValue("Siddiqui & Daughters");
    await expect(field(page, "Website")).toHaveValue("https://siddiqui.example");
    await expect(page.getByRole("radio", { name: /Strict/ })).toBeChecked();
  });
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
