import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import {
  codeSentTo,
  memberNamed,
  messageTo,
  newEmail,
  PASSWORD,
  REFUSED,
  REFUSED_OR_CUT_OFF,
  signIn,
} from "./people.ts";

test.describe("signing in", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("by a code from the mail, after a wrong one", async ({ page, request }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.goto("/auth");
    await started(page);
    await page.getByLabel("E-mail or mobile number").fill(ravi.email);
    await page.keyboard.press("Enter");
    const field = page.getByLabel("6-digit code");
    await expect(field).toBeFocused();
    await expect(page.getByText(/Resend code in \d+ s/)).toBeVisible();
    const code = await codeSentTo(ravi.email);
    await field.fill(code === "000000" ? "000001" : "000000");
    await expect(field).toHaveAccessibleDescription("That code is wrong. 4 tries left.");
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(field).toBeFocused();
    await expect(field).toHaveValue("");
    // As pasted from the message, with the text around it.
    await field.evaluate(
      (input, text) => {
        const data = new DataTransfer();
        data.setData("text/plain", text);
        input.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true }));
        document.execCommand("insertText", false, text);
      },
      `Your code is ${code.slice(0, 3)} ${code.slice(3)}`,
    );
    await expect(page.getByText("Login successful", { exact: true })).toBeVisible();
    await expect(page.getByText("Welcome back, Ravi Kulkarni!", { exact: true })).toBeVisible();
    await expect(page).toHaveURL("/");
  });

  test("by password, after a wrong one, once however often it is pressed", async ({ page, request }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.goto("/auth");
    await started(page);
    await signIn(page, ravi, "not my password");
    await expect(page.getByText("Login failed", { exact: true })).toBeVisible();
    await expect(page.getByLabel("Password", { exact: true })).toBeFocused();
    await expect(page.getByLabel("Password", { exact: true })).toHaveAccessibleDescription(
      "Incorrect email or password.",
    );
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(ravi.email);
    // Where the server says nothing, the toast says it twice, as specified.
    await page.route("**/api/auth/login", (route) => route.abort());
    await page.getByLabel("Password", { exact: true }).fill(PASSWORD);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByText("Login failed", { exact: true })).toHaveCount(2);
    await page.unroute("**/api/auth/login");

    const calls: string[] = [];
    page.on("request", (call) => call.url().endsWith("/api/auth/login") && calls.push(call.url()));
    await page.getByRole("button", { name: "Sign in", exact: true }).dblclick();
    await expect(page.getByText("Welcome back, Ravi Kulkarni!", { exact: true })).toBeVisible();
    expect(calls).toHaveLength(1);
  });

  test("says that the network is away, and keeps what was typed", async ({ page, context }) => {
    await page.goto("/auth");
    await started(page);
    await context.setOffline(true);
    await page.getByLabel("E-mail or mobile number").fill("asha@verma.in");
    await page.getByRole("button", { name: "Send code" }).click();
    await expect(page.getByRole("alert")).toHaveText(
      "We could not reach the server. Check your connection and try again.",
    );
    await expect(page.getByLabel("E-mail or mobile number")).toHaveValue("asha@verma.in");
  });

  test("is skipped for a member who is signed in", async ({ page, request }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.goto("/auth");
    await page.evaluate((token) => localStorage.setItem("token", token), ravi.token);
    await page.goto("/auth?redirect=/notifications");
    await expect(page).toHaveURL("/notifications");
  });

  test("follows no address of another site", async ({ page, request, baseURL }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.goto("/auth?redirect=//evil.example/x");
    await started(page);
    await signIn(page, ravi);
    await expect(page).toHaveURL(`${baseURL}/`);
  });

  test("can be left out on the way to the jobs", async ({ page }) => {
    await page.goto("/auth?redirect=%2Fconnect-in%3Ftab%3Djob-portal");
    await expect(page.getByRole("link", { name: "Browse jobs without signing in" })).toHaveAttribute(
      "href",
      "/jobs",
    );
    await page.goto("/auth?redirect=%2Fprofile");
    await expect(page.getByRole("link", { name: "Browse jobs" })).toHaveCount(0);
  });
});

test.describe("a forgotten password", () => {
  test.use({ tolerated: [REFUSED] });

  test("is reset by a link whose code leaves the address bar and works once", async ({ page, request }) => {
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.goto("/auth");
    await started(page);
    await page.getByRole("button", { name: "Use password" }).click();
    await page.getByRole("textbox", { name: "E-mail" }).fill(ravi.email);
    await page.getByRole("link", { name: "Forgot password?" }).click();
    await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(ravi.email);
    await page.getByRole("button", { name: "Send reset link" }).click();
    await expect(page.getByRole("alert")).toHaveText("If an account exists, we have sent a reset link.");
    const link =
      /\S+\/auth\/reset-password\?code=\S+/.exec(await messageTo(ravi.email, /reset-password/))?.[0] ?? "";

    await page.goto(link);
    await expect(page).toHaveURL("/auth/reset-password");
    await page.reload();
    await page.getByLabel("New password", { exact: true }).fill("seven kites over jaipur");
    await page.getByLabel("New password again").fill("seven kites over pune");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByLabel("New password again")).toBeFocused();
    await expect(page.getByLabel("New password again")).toHaveAccessibleDescription(
      "Passwords do not match.",
    );
    await page.getByLabel("New password again").fill("seven kites over jaipur");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page).toHaveURL("/auth");
    await expect(page.getByRole("alert")).toContainText("Your password has been changed.");
    await signIn(page, ravi, "seven kites over jaipur");
    await expect(page.getByText("Welcome back, Ravi Kulkarni!", { exact: true })).toBeVisible();

    await page.goto(link);
    await page.getByLabel("New password", { exact: true }).fill("nine lamps of kochi");
    await page.getByLabel("New password again").fill("nine lamps of kochi");
    await page.getByRole("button", { name: "Set password" }).click();
    await expect(page.getByRole("alert")).toHaveText("This reset link is invalid or has expired.");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the sign-in is there to see, and says what it needs", async ({ page }) => {
    await page.goto("/auth");
    await expect(page.getByLabel("E-mail or mobile number")).toBeVisible();
    await expect(page.getByText("Switch on JavaScript")).toBeVisible();
  });
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`the screens around signing in, ${colorScheme}`, () => {
    test.use({ colorScheme, tolerated: [REFUSED] });

    test(`are accessible at ${width} px, with their errors`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/auth?error=cancelled");
      await started(page);
      await page.getByRole("button", { name: "Send code" }).click();
      await expectAccessible(page);
      await page.getByRole("button", { name: "Use password" }).click();
      await page.getByRole("button", { name: "Sign in", exact: true }).click();
      await expectAccessible(page);
      await page.getByRole("tab", { name: "Sign up" }).click();
      await page.getByRole("button", { name: "Create account" }).click();
      await expectAccessible(page);

      await page.goto("/auth");
      await started(page);
      await page.getByLabel("E-mail or mobile number").fill(newEmail("lakshmi"));
      await page.getByRole("button", { name: "Send code" }).click();
      await page.getByRole("button", { name: "Continue" }).click();
      await expectAccessible(page);
      await page.goto("/auth?challenge=none");
      await page.getByRole("button", { name: "Use a recovery code" }).click();
      await expectAccessible(page);

      await page.goto("/forgot-password");
      await started(page);
      await page.getByRole("button", { name: "Send reset link" }).click();
      await expectAccessible(page);
      await page.goto("/auth/reset-password?code=none");
      await started(page);
      await page.getByRole("button", { name: "Set password" }).click();
      await expectAccessible(page);
      await page.goto("/auth/reset-password");
      await started(page);
      await expectAccessible(page);
    });
  });
}
