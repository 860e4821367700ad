import type { Page } from "@playwright/test";
import { Secret, TOTP } from "otpauth";
import {
  ADMIN_PASSWORD,
  adminWithRole,
  FIRST_ADMIN,
  firstPassword,
  invitationOf,
  newAdminEmail,
  signInAsAdmin,
} from "./admins.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";

// The browser itself complains about every call that is refused.
test.use({ tolerated: [/status of 40[01]/] });

const menu = (page: Page) => page.getByRole("navigation", { name: "Administration" }).getByRole("link");
const password = (page: Page) => page.getByLabel("Password", { exact: true });

/** In the menu, with what waits there. */
const DESKS = [/^Cases/, /^Companies/, /^Business listings/, /^Business claims/];

test("a superadmin invites a moderator, who sees only their own screens, is removed and is out at once", async ({
  page,
  browser,
}) => {
  const email = newAdminEmail("Kabir");
  await signInAsAdmin(page, FIRST_ADMIN, await firstPassword());
  await page.getByRole("link", { name: "Settings" }).click();
  await page.getByRole("link", { name: "Administrators" }).click();
  await page.getByRole("button", { name: "Invite administrator" }).click();
  await page.getByRole("button", { name: "Send invitation" }).click();
  await expect(page.getByText("Enter their name.")).toBeVisible();
  await page.getByLabel("Name", { exact: true }).fill("Kabir Shah");
  await page.getByLabel("E-mail", { exact: true }).fill(email);
  await page.getByRole("button", { name: "Send invitation" }).click();
  const row = page.getByRole("row").filter({ hasText: email });
  await expect(row).toContainText("Invited");

  const theirs = await (await browser.newContext()).newPage();
  await theirs.goto(await invitationOf(email));
  await expect(theirs.getByText(/Your role is Moderator:/)).toBeVisible();
  await expect(theirs).toHaveURL(/\/admin\/login$/);
  await theirs.getByLabel("New password", { exact: true }).fill(ADMIN_PASSWORD);
  await theirs.getByLabel("New password again").fill(ADMIN_PASSWORD);
  await theirs.getByRole("button", { name: "Set password and sign in" }).click();
  await expect(theirs.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await expect(menu(theirs)).toHaveText(["Dashboard", "Members", ...DESKS, "Settings"]);
  await theirs.goto("/admin/settings?tab=admins");
  await expect(theirs.getByRole("heading", { name: "Signed-in devices" })).toBeVisible();
  await expect(theirs.getByText("Administrators")).toHaveCount(0);

  await page.reload();
  await row.getByRole("button", { name: "Remove Kabir Shah" }).click();
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Say why, in 5 to 500 characters.")).toBeVisible();
  await page.getByLabel("Reason").fill("Left the company");
  await page.getByRole("button", { name: "Remove", exact: true }).click();
  await expect(page.getByText("Kabir Shah was removed")).toBeVisible();
  await expect(row).toHaveCount(0);

  await theirs.reload();
  await expect(theirs).toHaveURL(/\/admin\/login$/);
  await theirs.getByLabel("E-mail").fill(email);
  await password(theirs).fill(ADMIN_PASSWORD);
  await theirs.getByRole("button", { name: "Sign in" }).click();
  await expect(theirs.getByRole("alert")).toHaveText("Incorrect email or password.");
  await theirs.context().close();
});

test("a lost phone: one of the recovery codes signs in, and is used up", async ({ page, request }) => {
  const { name, email } = await adminWithRole(request, "Nila", "support");
  await page.clock.install();
  await signInAsAdmin(page, email, ADMIN_PASSWORD);
  await page.goto("/admin/settings");
  await page.getByRole("button", { name: "Set up two-step verification" }).click();
  const secret = (await page.getByText(/^(?:[A-Z2-7]{4} ?){8}$/).innerText()).replaceAll(" ", "");
  await page
    .getByLabel("Code", { exact: true })
    .fill(new TOTP({ secret: Secret.fromBase32(secret) }).generate());
  await page.getByRole("button", { name: "Switch on" }).click();
  const shown = page.getByRole("listitem").filter({ hasText: /^\w{4}-\w{4}-\w{4}$/ });
  await expect(shown).toHaveCount(10);
  const codes = await shown.allInnerTexts();
  await expectAccessible(page);
  await page.getByRole("button", { name: "I have saved them" }).click();
  await expect(page.getByText("10 codes left")).toBeVisible();
  await page.getByRole("button", { name: `Account of ${name}` }).click();
  await page.getByRole("menuitem", { name: "Sign out" }).click();

  await page.getByLabel("E-mail").fill(email);
  await password(page).fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code", { exact: true }).fill("nonsense");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Enter one of your recovery codes.")).toBeVisible();
  await page.getByLabel("Recovery code", { exact: true }).fill(codes[3] ?? "");
  await expectAccessible(page);
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
  await page.goto("/admin/settings");
  await expect(page.getByText("9 codes left")).toBeVisible();

  // A locked screen asks for both again.
  await page.clock.fastForward("31:00");
  const lock = page.getByRole("dialog", { name: "Your screen is locked" });
  await lock.getByLabel("Password", { exact: true }).fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await lock.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code", { exact: true }).fill(codes[4] ?? "");
  await page.keyboard.press("Enter");
  await expect(lock).toHaveCount(0);
  await expect(page.getByText("8 codes left")).toBeVisible();
});

test("a screen left alone is locked over what was typed, in every tab", async ({
  page,
  request,
  context,
}) => {
  const { email } = await adminWithRole(request, "Meera", "superadmin");
  await page.clock.install();
  await signInAsAdmin(page, email, ADMIN_PASSWORD);
  await page.goto("/admin/settings?tab=admins");
  await page.getByRole("button", { name: "Invite administrator" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Half typed");
  const other = await context.newPage();
  await other.goto("/admin/dashboard");
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();

  await page.clock.fastForward("31:00");
  const lock = page.getByRole("dialog", { name: "Your screen is locked" });
  await expect(lock).toBeVisible();
  await expect(other.getByRole("dialog", { name: "Your screen is locked" })).toBeVisible();
  await expect(page.getByRole("heading", { name: "Settings" })).toBeHidden();
  await expect(page.getByRole("dialog")).toHaveCount(1);
  expect(await page.evaluate(() => localStorage.getItem("adminToken"))).toBeNull();
  await page.keyboard.press("Escape");
  await page.keyboard.press("Escape");
  await lock.click({ position: { x: 5, y: 5 } });
  await expect(lock).toBeVisible();
  await expectAccessible(page);
  await password(page).fill("not the password");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("alert")).toHaveText("Incorrect email or password.");
  await password(page).fill(ADMIN_PASSWORD);
  await page.keyboard.press("Enter");
  await expect(lock).toHaveCount(0);
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Half typed");
  await expect(page.getByLabel("Name", { exact: true })).toBeFocused();
  await expect(other.getByRole("heading", { level: 1, name: "Dashboard" })).toBeVisible();
});

test("somebody else at a locked screen starts fresh", async ({ page, request }) => {
  const [meera, om] = [
    await adminWithRole(request, "Meera", "superadmin"),
    await adminWithRole(request, "Om", "finance"),
  ];
  await page.clock.install();
  await signInAsAdmin(page, meera.email, ADMIN_PASSWORD);
  await page.goto("/admin/settings?tab=admins");
  await expect(page.getByRole("cell", { name: meera.email })).toBeVisible();
  await page.clock.fastForward("31:00");
  await page.getByRole("button", { name: "Sign in as someone else" }).click();
  await expect(page).toHaveURL(/\/admin\/login$/);
  await page.getByLabel("E-mail").fill(om.email);
  await password(page).fill(ADMIN_PASSWORD);
  await page.getByRole("button", { name: "Sign in" }).click();
  await expect(page.getByRole("main").getByText(om.email)).toBeVisible();
  await expect(page.getByText(meera.email)).toHaveCount(0);
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("the settings, the drawer and the dialogs are accessible and fit the screen", async ({
      page,
      request,
    }) => {
      const { email } = await adminWithRole(
        request,
        "Padmanabhan-Venkatasubramaniam Krishnamurthy",
        "superadmin",
      );
      const fine = async () => {
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      };
      await signInAsAdmin(page, email, ADMIN_PASSWORD);
      await page.goto("/admin/settings");
      await expect(page.getByText("This device")).toBeVisible();
      await fine();
      await page.goto("/admin/settings?tab=admins");
      await expect(page.getByRole("cell", { name: email })).toBeVisible();
      await fine();
      await page.getByRole("button", { name: "Change the role of Site administrator" }).click();
      await fine();
      await page.keyboard.press("Escape");
      if (width < 1024) {
        await page.getByRole("button", { name: "Open the menu" }).click();
        await expect(menu(page)).toHaveText(["Dashboard", /^Inbox/, "Members", ...DESKS, "Settings"]);
        await fine();
      }
    });
  });
}
