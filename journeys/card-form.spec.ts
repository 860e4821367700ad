import { expectToast, field, openStep, preview } from "./card-form.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF } from "./people.ts";

test.describe("a refused card", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("keeps everything, and shows the wrong field on its step", async ({ page, request }) => {
    const farah = await memberNamed(request, "Farah Siddiqui");
    await openAs(page, farah, "/create-card");
    await page.route("**/api/business-cards", (route) =>
      route.request().method() === "POST"
        ? route.fulfill({
            status: 400,
            json: {
              message: "Please check the highlighted fields.",
              code: "VALIDATION",
              fields: { business_phone: "Enter a phone number." },
            },
          })
        : route.fallback(),
    );
    await field(page, "Name").fill("Farah Siddiqui");
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(field(page, "Business phone")).toBeFocused();
    await expect(field(page, "Business phone")).toHaveAccessibleDescription("Enter a phone number.");
    await expect(page.getByRole("alert")).toContainText("Please check the highlighted fields.");
    await page.unroute("**/api/business-cards");
    await page.route("**/api/business-cards", (route) => route.abort());
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByRole("alert")).toContainText("We could not reach the server.");
    await openStep(page, "You");
    await expect(field(page, "Name")).toHaveValue("Farah Siddiqui");
  });

  test("of a fourth team member says so", async ({ page, request }) => {
    const kiran = await memberNamed(request, "Kiran Shah");
    for (const name of ["Anil", "Bina", "Chetan"]) {
      await request.post("/api/team-card", {
        headers: { Authorization: `Bearer ${kiran.token}` },
        data: { name },
      });
    }
    await openAs(page, kiran, "/create-team-card");
    await expect(page.getByText("3 of 3 used")).toBeVisible();
    await expectAccessible(page);
    await expect(
      page.getByRole("main").getByText("Please upgrade to create more than 3 team cards."),
    ).toBeVisible();
    await page.getByRole("button", { name: /One member/ }).click();
    await expectToast(page, "Card Limit Reached");
    await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
    await page.goto("/create-team-card-form");
    await started(page);
    await field(page, "Name").fill("Deepa");
    await page.getByRole("button", { name: "Save team card" }).click();
    await expect(page.getByRole("dialog", { name: "Upgrade to Premium" })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("link", { name: "See Premium" })).toHaveAttribute("href", /upgrade=true/);
    await expect(field(page, "Name")).toHaveValue("Deepa");
  });
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false });

  test("the first step is there to see, and says what it needs", async ({ page }) => {
    await page.goto("/create-card");
    await expect(field(page, "Name")).toBeVisible();
    await expect(page.getByText("Switch on JavaScript")).toBeVisible();
  });
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`the form, ${colorScheme}`, () => {
    test.use({ colorScheme });

    test(`is accessible at ${width} px on every step, with its errors`, async ({ page }) => {
      test.slow();
      await page.setViewportSize({ width, height: 900 });
      await page.goto("/create-card");
      await started(page);
      await field(page, "E-mail").fill("nobody");
      await page.getByRole("button", { name: "Save card" }).click();
      await expect(field(page, "Name")).toBeFocused();
      await expectAccessible(page);
      for (const step of ["Business", "Links", "Media", "Offers"]) {
        await openStep(page, step);
        if (step === "Offers") await page.getByRole("button", { name: "Add product" }).click();
        await expectAccessible(page);
      }
      if (width < 1024) {
        await page.getByRole("button", { name: "Preview" }).click();
        await expect(preview(page).getByRole("heading").first()).toBeInViewport();
        await expect(preview(page)).toBeVisible();
        await expectAccessible(page);
      }
    });
  });
}

test.describe("the form of a card", () => {
  test("fills itself in from a contact file", async ({ page }) => {
    await page.goto("/create-card");
    await started(page);
    await field(page, "Name").fill("Somebody");
    const contact = [
      "BEGIN:VCARD",
      "VERSION:3.0",
      "FN:Lakshmi Rao",
      "ORG:Rao & Sons",
      "TITLE:Director",
      "TEL;TYPE=CELL:+91 98450 12345",
      "EMAIL:lakshmi@rao.example.in",
      "END:VCARD",
    ];
    await page.getByLabel("Contact file").setInputFiles({
      name: "lakshmi.vcf",
      mimeType: "text/vcard",
      buffer: Buffer.from(contact.join("\r\n")),
    });
    await expect(field(page, "Name")).toHaveValue("Lakshmi Rao");
    await expect(field(page, "Role")).toHaveValue("Director");
    await field(page, "In one sentence").fill("Typed since");
    await page.getByRole("button", { name: "Undo" }).click();
    await expect(field(page, "Name")).toHaveValue("Somebody");
    await expect(field(page, "In one sentence")).toHaveValue("Typed since");
    await page
      .getByLabel("Contact file")
      .setInputFiles({ name: "notes.vcf", mimeType: "text/vcard", buffer: Buffer.from("hello") });
    await expectToast(page, "There is no contact in this file.");
  });

  test("puts services in order, by button and by dragging", async ({ page }) => {
    await page.goto("/create-card");
    await started(page);
    await openStep(page, "Offers");
    for (const name of ["Cutting", "Dyeing", "Stitching"]) {
      await page.getByRole("button", { name: "Add service" }).click();
      await field(page, "Name").fill(name);
    }
    const order = page.getByRole("list", { name: "Services" }).getByRole("listitem");
    await page.getByRole("button", { name: "Move Stitching up" }).press("Enter");
    await expect(page.getByRole("button", { name: "Move Stitching up" })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(order.first()).toContainText("Stitching");
    await expect(page.getByText("Moved to position 1 of 3.")).toBeAttached();
    // The one that is being written stays open wherever it goes.
    await expect(field(page, "Name")).toHaveValue("Stitching");
    await page.getByRole("button", { name: /^Stitching/ }).click();

    const grip = await order.last().locator("[aria-hidden=true]").first().boundingBox();
    const top = await order.first().boundingBox();
    if (!grip || !top) throw new Error("The list is not in sight");
    await page.mouse.move(grip.x + 8, grip.y + 20);
    await page.mouse.down();
    await page.mouse.move(grip.x + 8, top.y + 10, { steps: 12 });
    await page.mouse.up();
    await expect(order).toContainText(["Dyeing", "Stitching", "Cutting"]);
    await page.getByRole("button", { name: "Remove Stitching" }).press("Enter");
    await expect(page.getByRole("button", { name: "Remove Cutting" })).toBeFocused();
  });
});
