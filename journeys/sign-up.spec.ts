import { expect, expectAccessible, started, test } from "./journey.ts";
import {
  account,
  codeSentTo,
  memberNamed,
  newEmail,
  newMobile,
  PASSWORD,
  REFUSED,
  storedToken,
} from "./people.ts";

test.describe("signing up", () => {
  test("Asha does it by keyboard alone, and is told what is missing", async ({ page }) => {
    const { keyboard } = page;
    const email = newEmail("asha");
    await page.goto("/auth");
    await started(page);
    const tab = page.getByRole("tab", { name: "Sign in" });
    for (let presses = 0; presses < 30; presses++) {
      await keyboard.press("Tab");
      if (await tab.evaluate((element) => element === document.activeElement)) break;
    }
    await expect(tab).toBeFocused();
    await keyboard.press("ArrowRight");
    const form = page.getByRole("tabpanel", { name: "Sign up" });
    await expect(form).toMatchAriaSnapshot(`
      - tabpanel "Sign up":
        - text: Full name
        - textbox "Full name"
        - text: E-mail
        - textbox "E-mail"
        - text: Mobile number Optional
        - textbox "Mobile number"
        - text: Password
        - textbox "Password"
        - button "Show password"
        - paragraph: At least 8 characters
        - group "Consents":
          - checkbox "I agree to the Terms and conditions (opens in a new tab) and the Privacy policy (opens in a new tab)"
          - checkbox "I am 18 or older"
          - checkbox "Send me news and offers by e-mail"
        - button "Create account"
    `);

    const name = page.getByLabel("Full name");
    await keyboard.press("Tab");
    await expect(name).toBeFocused();
    await keyboard.press("Enter");
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
    await expect(name).toHaveAccessibleDescription(/Enter your name\./);
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
      "Enter a valid e-mail address.",
    );
    await expect(page.getByRole("checkbox", { name: "I agree" })).toHaveAccessibleDescription(
      "Please agree to the terms and confirm that you are 18 or older.",
    );

    await keyboard.type("Asha Verma");
    await keyboard.press("Tab");
    await keyboard.type(email);
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.type(PASSWORD);
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await keyboard.press("Space");
    // Past the two policies, to the age.
    for (const _ of ["terms", "privacy", "age"]) await keyboard.press("Tab");
    await keyboard.press("Space");
    await expect(page.getByRole("checkbox", { name: "Send me news" })).not.toBeChecked();
    await keyboard.press("Enter");

    await expect(page.getByText("Registration successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Welcome, Asha Verma!", { exact: true })).toBeVisible();
    await expect(page.getByRole("heading", { name: "Confirm your e-mail" })).toBeVisible();
    await expect(page.getByText(`We sent a code to ${email}.`)).toBeVisible();
    // Its script loads once the code is sent: what is typed before would go nowhere.
    await expect(page.getByRole("textbox", { name: "6-digit code" })).toBeFocused();
    await expectAccessible(page);
    await keyboard.type(await codeSentTo(email));
    await expect(page).toHaveURL("/");
    await expect(account(page, { name: "Asha Verma" })).toBeVisible();
  });

  test.describe("with an address that is taken", () => {
    test.use({ tolerated: [REFUSED] });

    test("keeps what was typed and leads to the sign-in", async ({ page, request }) => {
      const ravi = await memberNamed(request, "Ravi Kulkarni");
      await page.goto("/auth?tab=sign-up");
      await started(page);
      await page.getByLabel("Full name").fill("Ravi Kulkarni");
      await page.getByRole("textbox", { name: "E-mail" }).fill(ravi.email);
      await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
      await page.getByRole("checkbox", { name: "I agree" }).check();
      await page.getByRole("checkbox", { name: "I am 18" }).check();
      await page.getByRole("button", { name: "Create account" }).click();
      await expect(page.getByText("Registration failed", { exact: true })).toBeVisible();
      await expect(page.getByRole("textbox", { name: "E-mail" })).toBeFocused();
      await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveAccessibleDescription(
        "An account with this email already exists. Sign in instead.",
      );
      await expect(page.getByLabel("Full name")).toHaveValue("Ravi Kulkarni");
      await expect(page.getByLabel("Password", { exact: true })).toHaveValue(PASSWORD);
      await page.getByRole("tab", { name: "Sign in" }).click();
      await expect(page.getByLabel("E-mail or mobile number")).toHaveValue(ravi.email);
    });
  });

  test("continues from a code for an unknown number, and prefills it", async ({ page }) => {
    const mobile = newMobile();
    await page.goto("/auth?redirect=/profile");
    await started(page);
    await page.getByLabel("E-mail or mobile number").fill(mobile);
    await page.getByRole("button", { name: "Send code" }).click();
    await page.getByLabel("6-digit code").fill(await codeSentTo(mobile));
    await expect(page.getByRole("heading", { name: "Complete your account" })).toBeVisible();
    await expect(page.getByText("Add your name to finish.")).toBeVisible();
    await expect(page.getByLabel("Mobile number")).toHaveValue(mobile);
    await expect(page.getByLabel("Password", { exact: true })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByLabel("Full name").fill("Farah Siddiqui");
    await page.getByRole("textbox", { name: "E-mail" }).fill(newEmail("farah"));
    await page.getByRole("checkbox", { name: "I agree" }).check();
    await page.getByRole("checkbox", { name: "I am 18" }).check();
    await page.getByRole("button", { name: "Create account" }).click();
    await expect(page.getByText("Welcome, Farah Siddiqui!", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/profile");
  });

  test.describe("on a phone, with a mobile number alone", () => {
    test.use({ viewport: { width: 390, height: 844 } });

    test("Meera, who owns a shop, reaches her dashboard, and is asked for her e-mail after her first card", async ({
      page,
    }) => {
      const mobile = newMobile();
      await page.goto("/auth?redirect=/business-cards");
      await started(page);
      await page.getByLabel("E-mail or mobile number").fill(mobile);
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByLabel("6-digit code").fill(await codeSentTo(mobile));
      await page.getByLabel("Full name").fill("Meera Shah");
      await expect(page.getByRole("checkbox", { name: "Send me news" })).toHaveCount(0);
      await page.getByRole("checkbox", { name: "I agree" }).check();
      await page.getByRole("checkbox", { name: "I am 18" }).check();
      await page.getByRole("button", { name: "Create account" }).click();
      // The address of the sign-up ends with this path too, as the way back.
      await expect(page).toHaveURL(({ pathname }) => pathname === "/business-cards");
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      const ask = page.getByText("Add your e-mail so that replies reach you there too.");
      await expect(ask).toHaveCount(0);

      const token = await storedToken(page);
      const card = { name: "Meera Shah", company: "Shah Sweets", role: "Owner", phone: mobile };
      const made = await page.request.post("/api/business-cards", {
        headers: { authorization: `Bearer ${token}` },
        data: card,
      });
      expect(made.status(), await made.text()).toBe(201);
      await page.reload();
      await expect(ask).toBeVisible();
      await page.getByRole("button", { name: "Add e-mail" }).click();
      const email = newEmail("meera");
      await page.getByLabel("Your e-mail").fill(email);
      await expectAccessible(page);
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByLabel("6-digit code").fill(await codeSentTo(email));
      await expect(page.getByText("Your e-mail address is confirmed", { exact: true })).toBeVisible();
      await expect(ask).toHaveCount(0);
    });
  });
});
