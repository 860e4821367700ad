import type { APIRequestContext } from "@playwright/test";
import { ADMIN_PASSWORD, adminWithRole, signInAsAdmin } from "./admins.ts";
import { businessOf } from "./business.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, provenNamed, type Person } from "./people.ts";

const QUESTION = "Please send the sale deed. The certificate shows the former owner.";
const paper = (name: string) => ({
  name,
  mimeType: "application/pdf",
  buffer: Buffer.from("%PDF-1.4\nA paper.\n%%EOF\n"),
});
const bearer = ({ token }: Person) => ({ authorization: `Bearer ${token}` });

/** A claim with a document, which the owner agrees to, made by call. */
async function claimOn(request: APIRequestContext, id: string, claimant: Person, owner: Person) {
  const uploaded = await request.post("/api/uploads", {
    headers: bearer(claimant),
    multipart: { purpose: "document", file: paper("gst.pdf") },
  });
  const { url: document } = (await uploaded.json()) as { url: string };
  const made = await request.post(`/api/business-listings/${id}/claims`, {
    headers: bearer(claimant),
    data: { method: "document", role: "owner", document, note: "I bought the shop in March." },
  });
  const { _id } = (await made.json()) as { _id: string };
  const data = { decision: "approve", note: "" };
  await request.post(`/api/claims/${_id}/respond`, { headers: bearer(owner), data });
}

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px wide`, () => {
    test.use({ colorScheme, viewport: { width, height: 800 } });

    test("a claim with a document is asked for more, comes back and is approved, and the claimant sees it", async ({
      page,
      request,
      browser,
    }) => {
      const isha = await memberNamed(request, "Isha Kapoor");
      const ravi = await provenNamed(request, `Ravi Shetty ${width}`);
      const shop = await businessOf(request, isha, { name: `Kapoor Sarees ${colorScheme}` });
      await claimOn(request, shop._id, ravi, isha);

      const kabir = await adminWithRole(request, "Kabir", "moderator");
      await signInAsAdmin(page, kabir.email, ADMIN_PASSWORD);
      await page.goto("/admin/business-claims");
      await page.getByLabel("Find a claim").fill(shop.name);
      await expect(page.getByText("1 claim", { exact: true })).toBeVisible();
      await expectAccessible(page);
      await page.getByRole("button", { name: `Open ${shop.name}` }).click();
      const sheet = page.getByRole("dialog", { name: shop.name });
      await expect(sheet.getByText("I bought the shop in March.")).toBeVisible();
      await expect(sheet.getByText("The owner agrees.")).toBeVisible();
      await expect(sheet.getByRole("heading", { name: `Claimant: ${ravi.name}` })).toBeVisible();
      await expectAccessible(page);
      const href = await sheet.getByRole("link", { name: "Open the document" }).getAttribute("href");
      const file = await request.get(href ?? "");
      expect(file.headers()["content-disposition"]).toMatch(/^attachment;/);
      expect(file.headers()["content-security-policy"]).toContain("sandbox");

      await sheet.getByRole("button", { name: "Ask for more" }).click();
      const ask = page.getByRole("dialog", { name: `Ask for more: ${shop.name}` });
      await ask.getByRole("button", { name: "Ask for more" }).click();
      await expect(ask.getByText("Say why, in 5 to 500 characters.")).toBeVisible();
      await expectAccessible(page);
      await ask.getByLabel("Ready-made text").selectOption({ index: 1 });
      await expect(ask.getByLabel("Reason")).toHaveValue(/^Please send a document that names/);
      await ask.getByLabel("Reason").fill(QUESTION);
      await ask.getByRole("button", { name: "Ask for more" }).click();
      await expect(page.getByText("The claimant was asked for more", { exact: true })).toBeVisible();
      await expect(sheet.getByText("No answer yet.")).toBeVisible();

      const theirs = await (
        await browser.newContext({ colorScheme, viewport: { width, height: 800 } })
      ).newPage();
      await openAs(theirs, ravi, `/business/${shop.slug}?claim=1`);
      const form = theirs.getByRole("dialog", { name: `Claim ${shop.name}` });
      await expect(form.getByText(QUESTION)).toBeVisible();
      await form.getByRole("button", { name: "Send", exact: true }).click();
      await expect(form.getByText("Choose a document, or write what we should know.")).toBeVisible();
      await form.locator("input[type=file]").setInputFiles(paper("deed.pdf"));
      await expect(form.getByText("deed.pdf")).toBeVisible();
      await form.getByLabel("Note").fill("Here is the deed.");
      await expectAccessible(theirs);
      await form.getByRole("button", { name: "Send", exact: true }).click();
      await expect(form.getByText("We check your claim")).toBeVisible();

      await page.reload();
      await expect(sheet.getByText("Here is the deed.")).toBeVisible();
      await expect(sheet.getByRole("link", { name: "Open the document" })).toHaveCount(2);
      await sheet.getByRole("button", { name: "Approve" }).click();
      const approve = page.getByRole("dialog", { name: `Approve: ${shop.name}` });
      await approve.getByRole("button", { name: "Approve" }).click();
      await expect(page.getByText("The claim is approved", { exact: true })).toBeVisible();
      await expect(sheet.getByRole("button", { name: "Undo the transfer" })).toBeVisible();

      await theirs.goto("/business-profile");
      await started(theirs);
      await expect(theirs.getByRole("heading", { level: 1, name: shop.name })).toBeVisible();
      await theirs.context().close();
    });
  });
}
