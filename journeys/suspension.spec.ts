import { ADMIN_PASSWORD, adminWithRole, signInAsAdmin } from "./admins.ts";
import { cardOf } from "./cards.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { messageTo, openAs, provenNamed, REFUSED } from "./people.ts";

// The browser itself complains about every call that is refused.
test.use({ tolerated: [REFUSED] });

const REASON = "The same offer was sent to two hundred members.";

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("a moderator suspends a member, whose card is gone at once, who reads why and is restored whole", async ({
      page,
      request,
      browser,
    }) => {
      const ravi = await provenNamed(request, `Ravi Kulkarni ${width}`);
      const card = await cardOf(request, ravi);
      const seesCard = async () => (await request.get(`/card/${card.slug}`)).status();
      expect(await seesCard()).toBe(200);
      const theirs = await (
        await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
      ).newPage();
      await openAs(theirs, ravi, "/business-cards");
      await expect(theirs.getByRole("heading", { level: 1 })).toBeVisible();

      const kabir = await adminWithRole(request, "Kabir", "moderator");
      await signInAsAdmin(page, kabir.email, ADMIN_PASSWORD);
      await page.goto("/admin/users");
      await page.getByLabel("Find a member").fill(ravi.email);
      await page.getByRole("button", { name: `Open ${ravi.name}` }).click();
      const sheet = page.getByRole("dialog", { name: ravi.name });
      await expect(sheet.getByRole("button", { name: "Delete account" })).toHaveCount(0);
      await expectAccessible(page);
      await sheet.getByRole("button", { name: "Suspend" }).click();
      const dialog = page.getByRole("dialog", { name: `Suspend: ${ravi.name}` });
      await dialog.getByRole("button", { name: "Suspend" }).click();
      await expect(dialog.getByText("Say why, in 5 to 500 characters.")).toBeVisible();
      await expectAccessible(page);
      await dialog.getByLabel("Reason").fill(REASON);
      await dialog.getByRole("button", { name: "Suspend" }).click();
      await expect(page.getByText("The account is suspended", { exact: true })).toBeVisible();
      await expect(sheet.getByText("Suspended for 7 days")).toBeVisible();

      expect(await seesCard()).toBe(404);
      expect(await messageTo(ravi.email, /suspended/)).toContain(REASON);
      await expect(
        theirs.getByRole("heading", { level: 1, name: /^Your account is suspended until/ }),
      ).toBeVisible();
      await expect(theirs.getByText(REASON)).toBeVisible();
      await expect(theirs.getByRole("button", { name: "Delete my account" })).toBeVisible();
      await expectAccessible(theirs);
      await theirs.getByRole("link", { name: "Write to us" }).click();
      await expect(theirs.getByRole("textbox", { name: "Message" })).toBeVisible();

      await sheet.getByRole("button", { name: "Restore" }).click();
      const restore = page.getByRole("dialog", { name: `Restore: ${ravi.name}` });
      await restore.getByRole("button", { name: "Restore" }).click();
      await expect(page.getByText("The account is restored", { exact: true })).toBeVisible();
      expect(await seesCard()).toBe(200);
      await theirs.goto("/suspended");
      await expect(theirs).toHaveURL(/\/connect-in/);
      await theirs.context().close();
    });
  });
}
