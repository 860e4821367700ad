import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, messageTo, newEmail, openAs, REFUSED_OR_CUT_OFF } from "./people.ts";

const MESSAGE = "The shop at Church Street shows a photo that I took.";

test.describe("what was typed", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("survives mistakes, a lost connection and a reload, and gets a ticket number", async ({
    page,
    context,
  }) => {
    const email = newEmail("divya");
    await page.goto("/contact-us?topic=grievance");
    await started(page);
    await expect(page.getByRole("heading", { name: "Grievance Officer" })).toBeVisible();
    await page.getByLabel("Your name").fill("Divya Pillai");
    await page.getByLabel("Your e-mail").fill(email);
    await page.getByLabel("Message").fill("Too short");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("At least 20 characters.")).toBeVisible();
    await expect(page.getByLabel("Subject")).toBeFocused();
    await page.getByLabel("Subject").fill("A listing uses my photo");
    await page.getByLabel("Message").fill(MESSAGE);
    await context.setOffline(true);
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Message not sent")).toBeVisible();
    await context.setOffline(false);
    await page.reload();
    await started(page);
    await expect(page.getByLabel("Message")).toHaveValue(MESSAGE);
    await expect(page.getByLabel("What is it about?")).toHaveValue("grievance");
    await page.getByRole("button", { name: "Send message" }).click();
    const received = page.getByText(/^We have received your message\. Ticket CT-\d{4}-\d{6}\.$/);
    await expect(received).toBeVisible();
    const number = /CT-\d{4}-\d{6}/.exec(await received.innerText())?.[0] ?? "";
    expect(await messageTo(email)).toContain(number);
    await page.reload();
    await expect(page.getByLabel("Message")).toHaveValue("");
  });
});

test("without scripts the page is read, and names an address to write to", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/contact-us");
  await expect(page.getByText("This form needs JavaScript.")).toBeVisible();
  await expect(page.getByRole("link", { name: /^support@/ }).first()).toBeVisible();
  await context.close();
});

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("the page is accessible and fits the screen", async ({ page, request }) => {
      const asha = await memberNamed(request, "Asha Menon");
      await request.post("/api/contact", {
        headers: { authorization: `Bearer ${asha.token}` },
        data: {
          topic: "support",
          name: asha.name,
          email: asha.email,
          subject: "w".repeat(120),
          message: MESSAGE,
        },
      });
      await openAs(page, asha, "/contact-us");
      await expect(page.getByRole("heading", { name: "Your messages" })).toBeVisible();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("Choose what it is about.")).toBeVisible();
      await expectAccessible(page);
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      ).toBeLessThanOrEqual(0);
    });
  });
}
