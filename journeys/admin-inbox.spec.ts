import { ADMIN_PASSWORD, adminWithRole, signInAsAdmin } from "./admins.ts";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { messageTo } from "./people.ts";

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("support answers a grievance from the inbox and resolves it, and the visitor reads both in mails", async ({
      page,
      request,
    }) => {
      const email = `divya.${colorScheme}.${width}@example.in`;
      const written = await request.post("/api/contact", {
        data: {
          topic: "grievance",
          name: "Divya Pillai",
          email,
          subject: "A listing uses my photo",
          message: "The shop at Church Street shows a photo that I took.",
        },
      });
      const { ticketNo } = (await written.json()) as { ticketNo: string };
      const sana = await adminWithRole(request, "Sana", "support");
      await signInAsAdmin(page, sana.email, ADMIN_PASSWORD);
      await expect(page.getByRole("link", { name: "Grievances" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("link", { name: "Grievances" }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Inbox" })).toBeVisible();
      await page.getByLabel("Find a ticket").fill(ticketNo);
      await expect(page.getByRole("status").filter({ hasText: "1 ticket" })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: `Open ${ticketNo}` }).click();
      const sheet = page.getByRole("dialog", { name: "A listing uses my photo" });
      await expect(sheet.getByText(/^Acknowledge by/)).toBeVisible();
      await expectAccessible(page);
      await sheet.getByRole("button", { name: "Acknowledge" }).click();
      await expect(sheet.getByText(/^Resolve by/)).toBeVisible();

      await sheet.getByRole("button", { name: "Answer" }).click();
      const answer = page.getByRole("dialog", { name: `Answer: ${ticketNo}` });
      await answer.getByRole("button", { name: "Answer" }).click();
      await expect(answer.getByText("Enter your answer.")).toBeVisible();
      await answer.getByLabel("Start from a template").selectOption("Ask for details");
      await expectAccessible(page);
      await answer.getByLabel("Text").fill("Which of the photos is yours?");
      await answer.getByRole("button", { name: "Answer" }).click();
      await expect(page.getByText("Answer sent", { exact: true })).toBeVisible();
      await expect(sheet.getByText("Which of the photos is yours?")).toBeVisible();
      expect(await messageTo(email, /Which of the photos is yours/)).toContain(ticketNo);

      await sheet.getByRole("button", { name: "Resolve" }).click();
      const resolve = page.getByRole("dialog", { name: `Resolve: ${ticketNo}` });
      await resolve.getByLabel("Text").fill("We have taken the photo down.");
      await resolve.getByRole("button", { name: "Resolve" }).click();
      await expect(page.getByText("Ticket resolved", { exact: true })).toBeVisible();
      await expect(sheet.getByRole("button", { name: "Reopen" })).toBeVisible();
      expect(await messageTo(email, /taken the photo down/)).toContain("you can reopen it");
    });
  });
}
