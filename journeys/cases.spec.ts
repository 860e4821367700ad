import type { APIRequestContext, Browser, Page } from "@playwright/test";
import { ADMIN_PASSWORD, adminWithRole, signInAsAdmin } from "./admins.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { openAs, type Person, provenNamed, REFUSED } from "./people.ts";

// The browser itself complains about every call that is refused.
test.use({ tolerated: [REFUSED] });

const CANNED = "It asks for money in advance, which looks like fraud.";
const APPEAL = "It is an offer of our own shop, and nobody pays anything in advance.";

async function postOf(request: APIRequestContext, { token }: Person, body: string): Promise<string> {
  const headers = { authorization: `Bearer ${token}` };
  const written = await request.post("/api/posts", { headers, data: { body } });
  return ((await written.json()) as { _id: string })._id;
}

/** Reports it as members do. */
async function report(page: Page, postId: string) {
  await page.goto(`/post/${postId}`);
  await page.getByRole("button", { name: /^More for the post/ }).click();
  await page.getByRole("menuitem", { name: "Report this post" }).click();
  const dialog = page.getByRole("dialog", { name: "Report this post" });
  await dialog.getByRole("radio", { name: "Fraud or scam" }).check();
  await dialog.getByRole("textbox", { name: "Details" }).fill("They asked me for ₹500 before the interview.");
  await dialog.getByRole("button", { name: "Report" }).click();
  await expect(page.getByText("Report received", { exact: true })).toBeVisible();
}

const opener = (page: Page, said: string) =>
  page.getByRole("button", { name: `Open case: Post, Pay first, work later ${said.slice(0, 20)}` });

async function hideByMouse(page: Page, said: string) {
  await opener(page, said).click();
  const sheet = page.getByRole("dialog", { name: "Case: Post" });
  await expect(sheet.getByText("They asked me for ₹500")).toBeVisible();
  await expectAccessible(page);
  await sheet.getByRole("button", { name: "Take" }).click();
  await expect(sheet.getByText("You are working on it")).toBeVisible();
  await sheet.getByRole("button", { name: "Hide" }).click();
  const dialog = page.getByRole("dialog", { name: "Hide" });
  await dialog.getByRole("button", { name: "Hide" }).click();
  await expect(dialog.getByText("Say why, in 5 to 500 characters.")).toBeVisible();
  await dialog.getByLabel("Common reasons").selectOption(CANNED);
  await expect(dialog.getByRole("textbox", { name: /^Reason/ })).toHaveValue(CANNED);
  await expectAccessible(page);
  await dialog.getByRole("button", { name: "Hide" }).click();
}

async function hideByKeys(page: Page, said: string) {
  const { keyboard } = page;
  await expect(opener(page, said)).toBeVisible();
  await keyboard.press("?");
  await expect(page.getByRole("dialog", { name: "Keyboard shortcuts" })).toBeVisible();
  await expectAccessible(page);
  await keyboard.press("Escape");
  await expect(async () => {
    await keyboard.press("j");
    await expect(opener(page, said)).toBeFocused({ timeout: 100 });
  }).toPass();
  await keyboard.press("Enter");
  const sheet = page.getByRole("dialog", { name: "Case: Post" });
  await expect(sheet.getByText("They asked me for ₹500")).toBeVisible();
  await keyboard.press("t");
  await expect(sheet.getByText("You are working on it")).toBeVisible();
  await expectAccessible(page);
  await keyboard.press("r");
  const dialog = page.getByRole("dialog", { name: "Hide" });
  await expect(dialog.getByLabel("Common reasons")).toBeFocused();
  await keyboard.type("It asks");
  await expect(dialog.getByRole("textbox", { name: /^Reason/ })).toHaveValue(CANNED);
  for (const _ of ["reason", "note", "close", "cancel", "hide"]) await keyboard.press("Tab");
  await expect(dialog.getByRole("button", { name: "Hide" })).toBeFocused();
  await keyboard.press("Enter");
}

async function newPage(browser: Browser, colorScheme: "light" | "dark", width: number) {
  return (await browser.newContext({ colorScheme, viewport: { width, height: 800 } })).newPage();
}

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("a reported post is hidden, its author appeals, another moderator shows it again, and the reporter is told", async ({
      page,
      request,
      browser,
    }) => {
      const said = crypto.randomUUID();
      const asha = await provenNamed(request, `Asha Pillai ${width}`);
      const ravi = await provenNamed(request, `Ravi Deshpande ${width}`);
      const postId = await postOf(request, asha, `Pay first, work later ${said}`);
      const sees = async () => (await request.get(`/api/posts/${postId}`)).status();
      expect(await sees()).toBe(200);
      const ravis = await newPage(browser, colorScheme, width);
      await openAs(ravis, ravi, "/notifications");
      await report(ravis, postId);

      const kabir = await adminWithRole(request, "Kabir", "moderator");
      await signInAsAdmin(page, kabir.email, ADMIN_PASSWORD);
      await page.goto("/admin/posts?kind=post");
      await expect(opener(page, said)).toBeVisible();
      await expectAccessible(page);
      await (width > 1000 ? hideByKeys(page, said) : hideByMouse(page, said));
      await expect(page.getByText("Hidden", { exact: true }).first()).toBeVisible();
      const sheet = page.getByRole("dialog", { name: "Case: Post" });
      await expect(sheet.getByText("by Kabir")).toBeVisible();
      await expect(sheet.getByRole("button", { name: "Reverse: Hidden" })).toBeVisible();
      await expectAccessible(page);
      expect(await sees()).toBe(410);

      const ashas = await newPage(browser, colorScheme, width);
      await openAs(ashas, asha, "/connect-in");
      await ashas.getByRole("button", { name: /^Notifications/ }).click();
      await ashas.getByRole("link", { name: new RegExp(CANNED) }).click();
      const decision = ashas.getByRole("dialog", { name: "We hid your post" });
      await expect(decision.getByText(CANNED)).toBeVisible();
      await expect(decision.getByText("Kabir")).toHaveCount(0);
      await decision.getByRole("button", { name: "Send appeal" }).click();
      await expect(decision.getByText("Tell us why, in at least 20 characters.")).toBeVisible();
      await expectAccessible(ashas);
      await decision.getByLabel("Your appeal").fill(APPEAL);
      await decision.getByRole("button", { name: "Send appeal" }).click();
      await expect(decision.getByText("We will look at it again and answer you here")).toBeVisible();

      await expect(sheet.getByText(/^You decided this case/)).toBeVisible();
      await expect(sheet.getByRole("button", { name: "Grant the appeal" })).toHaveCount(0);

      const leela = await adminWithRole(request, "Leela", "moderator");
      const leelas = await newPage(browser, colorScheme, width);
      await signInAsAdmin(leelas, leela.email, ADMIN_PASSWORD);
      await leelas.goto("/admin/posts?status=appealed");
      await opener(leelas, said).click();
      const appealed = leelas.getByRole("dialog", { name: "Case: Post" });
      await expect(appealed.getByText(APPEAL).first()).toBeVisible();
      await expectAccessible(leelas);
      await appealed.getByRole("button", { name: "Grant the appeal" }).click();
      const grant = leelas.getByRole("dialog", { name: "Grant the appeal" });
      await grant.getByRole("button", { name: "Grant the appeal" }).click();
      await expect(appealed.getByText("Visible", { exact: true })).toBeVisible();
      expect(await sees()).toBe(200);

      await ashas.goto("/profile?tab=account");
      await ashas.getByRole("button", { name: /^Read: We hid your post/ }).click();
      await expect(ashas.getByText("Your appeal was granted", { exact: true })).toBeVisible();
      await expectAccessible(ashas);
      await ravis.goto("/notifications");
      await expect(ravis.getByText(/was looked at again after an appeal, and is shown again/)).toBeVisible();
      for (const each of [ravis, ashas, leelas]) await each.context().close();
    });
  });
}
