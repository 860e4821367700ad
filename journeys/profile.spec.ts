import { expect, expectAccessible, started, test, LOOKS } from "./journey.ts";
import { register, signIn, openTab, toast, PASSWORD } from "./profile.ts";

test("Asha edits her profile, with a photo, and sees it again after a reload", async ({ page, request }) => {
  const asha = await register(request, "Asha Menon");
  await signIn(page, asha.token);
  await openTab(page);
  await expect(page.getByText("Your profile is 11% complete")).toBeVisible();
  await page.getByRole("button", { name: "Edit profile" }).click();
  await expect(page.getByLabel("Name")).toBeFocused();
  await page.getByLabel("Name").fill("Asha M. Menon");
  await page.getByLabel("Headline").fill("Interior designer");
  await page.getByLabel("About").fill("Homes that breathe.\nSince 2009.");
  await page.getByLabel("City").fill("Pune");
  await page.getByLabel("State").fill("Maharashtra");
  await page.getByRole("button", { name: "Save" }).click();
  await toast(page, "Profile saved");
  await expect(page.getByRole("button", { name: "Edit profile" })).toBeFocused();

  const picture = await page.screenshot();
  await page
    .getByLabel("Photo", { exact: true })
    .setInputFiles({ name: "me.png", mimeType: "image/png", buffer: picture });
  const dialog = page.getByRole("dialog", { name: "Your photo" });
  await dialog.getByRole("application").press("ArrowRight");
  await dialog.getByRole("slider", { name: "Zoom" }).fill("2");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Save photo" }).click();
  await toast(page, "Photo saved");
  await expect(dialog).toBeHidden();

  await page.reload();
  const panel = page.getByRole("region", { name: "Your profile", exact: true });
  await expect(panel.getByRole("heading", { name: "Asha M. Menon" })).toBeVisible();
  await expect(panel.getByText("Interior designer")).toBeVisible();
  await expect(panel.getByText("Pune, Maharashtra")).toBeVisible();
  await expect(panel.getByText("Homes that breathe.")).toBeVisible();
  await expect(panel.locator("img")).toHaveJSProperty("complete", true);
  await expect(page.getByText("Your profile is 56% complete")).toBeVisible();
  await expect(page.getByRole("button", { name: "Account of Asha M. Menon" })).toBeVisible();
});

test("Asha fills in her work, school, skills and links, each in its place", async ({ page, request }) => {
  const asha = await register(request, "Asha Menon");
  await signIn(page, asha.token);
  await openTab(page);
  const part = (name: string) => page.getByRole("region", { name, exact: true });

  const work = part("Experience");
  for (const [title, from, until] of [
    ["Junior designer", "2010", "2014"],
    ["Owner", "2015", null],
  ] as const) {
    await work.getByRole("button", { name: "Add experience" }).click();
    await expect(work.getByLabel("What you do")).toBeFocused();
    await work.getByLabel("What you do").fill(title);
    await work.getByRole("button", { name: "Save" }).click();
    await expect(work.getByText("This is required.")).toBeVisible();
    await expect(work.getByText("Choose a month and a year.").first()).toBeVisible();
    await work.getByLabel("Company").fill("Menon Interiors");
    await work.getByLabel("From: month").selectOption("April");
    await work.getByLabel("From: year").selectOption(from);
    if (until === null) await work.getByLabel("I work there now").check();
    else {
      await work.getByLabel("Until: month").selectOption("March");
      await work.getByLabel("Until: year").selectOption(until);
    }
    await work.getByRole("button", { name: "Save" }).click();
    await expect(work.getByText(title, { exact: true })).toBeVisible();
    await expect(work.getByRole("button", { name: "Add experience" })).toBeFocused();
  }
  await expect(work.getByRole("listitem").first()).toContainText("Owner");
  await expect(work.getByText("April 2010 – March 2014 · 4 years")).toBeVisible();

  const school = part("Education");
  await page.getByRole("button", { name: "Add your education" }).click();
  await school.getByLabel("School or college").fill("Sir J. J. School of Art");
  await school.getByLabel("Until").selectOption("2009");
  await school.getByRole("button", { name: "Save" }).click();
  await expect(school.getByText("Sir J. J. School of Art")).toBeVisible();

  const skills = part("Skills");
  await skills.getByRole("button", { name: "Add skills" }).click();
  await expect(skills.getByRole("textbox", { name: "Skills" })).toBeFocused();
  for (const skill of ["Kitchens", "AutoCAD"]) {
    await skills.getByRole("textbox", { name: "Skills" }).fill(skill);
    await page.keyboard.press("Enter");
  }
  await skills.getByRole("button", { name: "Save" }).click();
  await expect(skills.getByRole("listitem")).toHaveText(["Kitchens", "AutoCAD"]);

  const links = part("Links");
  await links.getByRole("button", { name: "Add links" }).click();
  await links.getByRole("textbox", { name: "Links" }).fill("menoninteriors.in");
  await page.keyboard.press("Enter");
  await links.getByRole("button", { name: "Save" }).click();
  await expect(links.getByRole("link", { name: "menoninteriors.in" })).toBeVisible();

  await page.getByRole("button", { name: "Open to referrals" }).click();
  await page.getByLabel("Cover", { exact: true }).setInputFiles({
    name: "cover.png",
    mimeType: "image/png",
    buffer: await page.screenshot(),
  });
  const dialog = page.getByRole("dialog", { name: "Your cover" });
  await dialog.getByRole("button", { name: "Save cover" }).click();
  await toast(page, "Cover saved");
  await expect(dialog).toBeHidden();

  await work.getByRole("button", { name: "Edit Junior designer" }).click();
  await work.getByRole("button", { name: "Delete" }).click();
  await expect(work.getByRole("listitem")).toHaveCount(1);

  await page.goto(`/profile/${asha.id}`);
  await expect(page.getByRole("heading", { level: 1, name: "Asha Menon" })).toBeVisible();
  await expect(page.getByRole("list", { name: "Open to" })).toHaveText("Open to referrals");
  await expect(work.getByRole("listitem")).toHaveCount(1);
  await expect(skills.getByText("Kitchens")).toBeVisible();
  await expectAccessible(page);
});

test("Ravi connects with Asha from her profile, until she removes him", async ({ page, request }) => {
  const [asha, ravi] = [await register(request, "Asha Menon"), await register(request, "Ravi Kulkarni")];
  await signIn(page, ravi.token);
  await page.goto(`/profile/${asha.id}`);
  await page.getByRole("button", { name: "Connect with Asha Menon" }).click();
  const dialog = page.getByRole("dialog", { name: "Connect with Asha Menon" });
  await dialog.getByLabel("Note").fill("We met at the Pune fair.");
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Send invitation" }).click();
  await toast(page, "Invitation sent");
  await expect(page.getByRole("button", { name: "Invited: Asha Menon" })).toBeVisible();

  await signIn(page, asha.token);
  await page.goto(`/profile/${ravi.id}`);
  await page.getByRole("button", { name: "Accept Ravi Kulkarni’s invitation" }).click();
  await toast(page, "You and Ravi Kulkarni are connected");
  await expect(page.getByText("1 connection")).toBeVisible();
  await page.getByRole("button", { name: "Connected: Ravi Kulkarni" }).click();
  await page.getByRole("menuitem", { name: "Remove connection" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Remove" }).click();
  await toast(page, "Connection removed");
  await expect(page.getByRole("button", { name: "Connect with Ravi Kulkarni" })).toBeVisible();
});

test("a wrong field keeps what was typed, and leaving asks first", async ({ page, request }) => {
  const asha = await register(request, "Asha Menon");
  await signIn(page, asha.token);
  await openTab(page);
  await page.getByRole("button", { name: "Edit profile" }).click();
  await page.getByLabel("Name").fill("A");
  await page.getByLabel("Headline").fill("Interior designer");
  await page.getByRole("button", { name: "Save" }).click();
  await expect(page.getByText("At least 2 characters.")).toBeVisible();
  await expect(page.getByLabel("Headline")).toHaveValue("Interior designer");

  await page.getByRole("tab", { name: "Settings" }).click();
  const question = page.getByRole("alertdialog", { name: "Leave without saving?" });
  await question.getByRole("button", { name: "Stay" }).click();
  await expect(page.getByLabel("Headline")).toHaveValue("Interior designer");
  await page.getByRole("tab", { name: "Settings" }).click();
  await question.getByRole("button", { name: "Leave" }).click();
  await expect(page).toHaveURL(/tab=settings$/);
  await expect(page.getByRole("heading", { name: "Privacy" })).toBeVisible();
});

test.describe("with refused calls", () => {
  test.use({ tolerated: [/status of (409|404|400|401)/] });

  test("the second of two tabs is warned that it is stale, keeps its text and can reload", async ({
    page,
    context,
    request,
  }) => {
    const asha = await register(request, "Asha Menon");
    await signIn(page, asha.token);
    const other = await context.newPage();
    for (const tab of [page, other]) {
      await openTab(tab);
      await tab.getByRole("button", { name: "Edit profile" }).click();
    }
    await page.getByLabel("Headline").fill("First tab");
    await page.getByRole("button", { name: "Save" }).click();
    await toast(page, "Profile saved");

    await other.getByLabel("Headline").fill("Second tab");
    await other.getByRole("button", { name: "Save" }).click();
    const stale = other.getByText("This was changed elsewhere. Reload to see the latest version.");
    await expect(stale).toBeVisible();
    await expect(other.getByLabel("Headline")).toHaveValue("Second tab");
    await other.getByRole("button", { name: "Reload" }).click();
    await expect(other.getByLabel("Headline")).toHaveValue("First tab");
    await other.getByLabel("Headline").fill("Second tab");
    await other.getByRole("button", { name: "Save" }).click();
    await toast(other, "Profile saved");
  });

  test("Ravi sees Asha's profile until she hides it; an unknown one is not found", async ({
    page,
    request,
  }) => {
    const [asha, ravi] = [await register(request, "Asha Menon"), await register(request, "Ravi Kulkarni")];
    await signIn(page, ravi.token);
    await page.goto(`/profile/${asha.id}`);
    await expect(page.getByRole("heading", { level: 1, name: "Asha Menon" })).toBeVisible();
    await expect(page).toHaveTitle(/^Asha Menon/);
    await expect(page.getByRole("link", { name: "Edit profile" })).toBeHidden();
    const headers = { authorization: `Bearer ${asha.token}` };
    await request.patch("/api/user-profile", { headers, data: { visibility: "connections" } });
    await page.reload();
    await expect(page.getByRole("heading", { level: 1, name: "Page not found" })).toBeVisible();
    await page.goto(`/profile/${ravi.id}`);
    await page.getByRole("link", { name: "Edit profile" }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await page.goto("/profile-old");
    await expect(page).toHaveURL(/\/profile$/);
    await page.goto("/profile?tab=nonsense");
    await expect(page.getByRole("tab", { name: "Profile" })).toHaveAttribute("aria-selected", "true");
  });

  test("Asha deletes her account, is gone, and comes back by signing in", async ({ page, request }) => {
    const [asha, ravi] = [await register(request, "Asha Menon"), await register(request, "Ravi Kulkarni")];
    await signIn(page, asha.token);
    await openTab(page, "account");
    await page.getByRole("button", { name: "Delete my account" }).click();
    const dialog = page.getByRole("dialog", { name: "Delete your account" });
    await expectAccessible(page);
    await dialog.getByLabel("Type DELETE to confirm.").fill("DELETE");
    await dialog.getByLabel("Your password").fill("not-the-password");
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await expect(dialog.getByText("Your current password is not right.")).toBeVisible();
    await dialog.getByLabel("Your password").fill(PASSWORD);
    await dialog.getByRole("button", { name: "Delete my account" }).click();
    await toast(page, "Account deleted");
    await expect(page).toHaveURL(/\/$/);
    expect(await page.evaluate(() => localStorage.getItem("token"))).toBeNull();

    const look = () =>
      request.get(`/api/profiles/${asha.id}`, { headers: { authorization: `Bearer ${ravi.token}` } });
    expect((await look()).status()).toBe(404);
    await page.goto("/auth?redirect=/profile");
    await started(page);
    await page.getByRole("button", { name: "Use password" }).click();
    await page.getByRole("textbox", { name: "E-mail" }).fill(asha.email);
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await toast(page, "Welcome back. Your account is no longer scheduled for deletion.");
    expect((await look()).status()).toBe(200);
    await expect(page.getByRole("heading", { name: "Asha Menon" })).toBeVisible();
  });
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("every tab of the profile is accessible and fits the screen", async ({ page, request }) => {
      test.slow();
      const asha = await register(request, "Asha Menon");
      await signIn(page, asha.token);
      for (const tab of ["", "settings", "sessions", "account"]) {
        await openTab(page, tab);
        await expect(page.getByRole("status")).toHaveCount(0);
        await expectAccessible(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
        ).toBeLessThanOrEqual(0);
      }
      await page.goto(`/profile/${asha.id}`);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page);
    });
  });
}
