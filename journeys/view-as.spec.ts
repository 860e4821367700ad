import { ADMIN_PASSWORD, adminWithRole, signInAsAdmin } from "./admins.ts";
import { cardOf } from "./cards.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { openAs, provenNamed, REFUSED } from "./people.ts";

// The browser itself complains about every call that is refused.
test.use({ tolerated: [REFUSED] });

const REASON = "Wrote to us that the card is not shown.";

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("support views as a member, who reads it, while another stays signed in to the same browser", async ({
      page,
      request,
      browser,
    }) => {
      const ravi = await provenNamed(request, `Ravi Deshpande ${width}`);
      const asha = await provenNamed(request, `Asha Nambiar ${width}`);
      await cardOf(request, ravi);
      await openAs(page, asha, "/business-cards");
      const meera = await adminWithRole(request, "Meera", "support");
      await signInAsAdmin(page, meera.email, ADMIN_PASSWORD);
      await page.goto("/admin/users");
      await page.getByLabel("Find a member").fill(ravi.email);
      await page.getByRole("button", { name: `Open ${ravi.name}` }).click();
      const sheet = page.getByRole("dialog", { name: ravi.name });
      await sheet.getByRole("button", { name: "Add a note" }).click();
      const note = page.getByRole("dialog", { name: "Add a note" });
      await note.getByLabel("Note").fill("Called at noon.\nWants the card back.");
      await expectAccessible(page);
      await note.getByRole("button", { name: "Save note" }).click();
      await expect(sheet.getByText("Wants the card back.")).toBeVisible();
      await sheet.getByRole("button", { name: "Edit note" }).click();
      await page.getByRole("dialog", { name: "Edit note" }).getByLabel("Note").fill("Has the card back.");
      await page.getByRole("button", { name: "Save note" }).click();
      await expect(sheet.getByText(/^Meera, .*, edited$/)).toBeVisible();
      await sheet.getByRole("button", { name: "View as" }).click();
      const dialog = page.getByRole("dialog", { name: `View as ${ravi.name}` });
      await dialog.getByRole("button", { name: "View as" }).click();
      await expect(dialog.getByText("Say why, in 5 to 500 characters.")).toBeVisible();
      await dialog.getByLabel("Reason").fill(REASON);
      await expectAccessible(page);
      await dialog.getByRole("button", { name: "View as" }).click();

      const bar = page.getByRole("complementary", { name: "Viewing as a member" });
      await expect(bar).toContainText(`Viewing as ${ravi.name}. You can look, not change.`);
      await expectAccessible(page);
      await page.goto("/business-cards");
      await expect(page.getByRole("heading", { name: ravi.name }).first()).toBeVisible();
      await expect(bar).toBeVisible();
      const other = await page.context().newPage();
      await other.goto("/profile?tab=account");
      await expect(other.getByText(asha.email).first()).toBeVisible();
      await expect(other.getByRole("complementary", { name: "Viewing as a member" })).toHaveCount(0);

      await bar.getByRole("button", { name: "Stop" }).click();
      await expect(sheet).toBeVisible();
      await page.goto("/profile?tab=account");
      await expect(page.getByText(asha.email).first()).toBeVisible();

      const theirs = await (
        await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
      ).newPage();
      await openAs(theirs, ravi, "/profile?tab=settings");
      const looks = theirs.getByRole("region", { name: "Who looked at your account" });
      await expect(looks).toContainText(`Reason: ${REASON}`);
      await expect(looks).toContainText("Support team");
      await expect(looks).not.toContainText("Meera");
      await expectAccessible(theirs);
      await theirs.context().close();
    });
  });
}
