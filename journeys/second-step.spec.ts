import { Secret, TOTP } from "otpauth";
import { expect, expectAccessible, started, test } from "./journey.ts";
import { provenNamed, REFUSED, signIn } from "./people.ts";

test.use({ tolerated: [REFUSED] });

test("Asha's authenticator app is asked after her password", async ({ page, request }) => {
  const asha = await provenNamed(request, "Asha Verma");
  const headers = { authorization: `Bearer ${asha.token}` };
  const setup = await request.post("/api/auth/second-step/setup", { headers });
  const { secret } = (await setup.json()) as { secret: string };
  const confirmed = await request.post("/api/auth/second-step/confirm", {
    headers,
    data: { code: codeOf(secret) },
  });
  const { recoveryCodes } = (await confirmed.json()) as { recoveryCodes: string[] };

  await page.goto("/auth?redirect=/notifications");
  await started(page);
  await signIn(page, asha);
  await expect(page.getByRole("heading", { name: "One more step" })).toBeVisible();
  const field = page.getByLabel("6-digit code");
  await expect(field).toBeFocused();
  await expectAccessible(page);
  await field.fill("000000");
  await expect(field).toHaveAccessibleDescription("That code is wrong. Try the next one your app shows.");
  await page.getByRole("button", { name: "Use a recovery code" }).click();
  await page.getByLabel("Recovery code").fill(recoveryCodes[0] ?? "");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Welcome back, Asha Verma!", { exact: true })).toBeVisible();
  await expect(page).toHaveURL("/notifications");
});

test("a sign-in that waited too long starts again, and says why", async ({ page }) => {
  await page.goto("/auth?challenge=long-gone&redirect=/profile");
  await expect(page).toHaveURL("/auth?redirect=%2Fprofile");
  await page.getByLabel("6-digit code").fill("123456");
  await expect(page.getByRole("alert")).toHaveText("Your sign-in has expired. Please start again.");
  await expect(page.getByLabel("E-mail or mobile number")).toBeVisible();
});

/** What an authenticator app shows now. */
const codeOf = (secret: string) => new TOTP({ secret: Secret.fromBase32(secret) }).generate();
