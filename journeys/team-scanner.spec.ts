import QRCode from "qrcode";
import { expect, expectAccessible, LOOKS, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF } from "./people.ts";

const contactCode = async (name: string) => ({
  name: `${name}.png`,
  mimeType: "image/png",
  buffer: await QRCode.toBuffer(
    `BEGIN:VCARD\nVERSION:3.0\nFN:${name}\nORG:Shah Traders\nTEL:+919822011223\nEND:VCARD`,
    { width: 400, margin: 4 },
  ),
});

test.describe("at a fair whose network comes and goes", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("scans wait in the browser, survive a reload, and are saved once", async ({
    page,
    request,
    context,
  }) => {
    await openAs(page, await memberNamed(request, "Jaya Shah"), "/team-card-scanner");
    await page.getByLabel("Event or tag").fill("Surat fair");
    await page.getByLabel("Scanned by").fill("Nikhil");
    const pictures = page.locator("input[type=file]");
    const waiting = page.getByRole("region", { name: "Scanned" });
    const saved = page.getByRole("region", { name: /Your contacts/ });
    // The first one also brings what reads, before the network goes.
    await pictures.setInputFiles(await contactCode("Amit Desai"));
    await expect(saved.getByText("Amit Desai")).toBeVisible();

    await context.setOffline(true);
    await pictures.setInputFiles([await contactCode("Bela Mehta"), await contactCode("Chetan Rao")]);
    await expect(waiting.getByRole("listitem")).toHaveCount(2);
    await expect(waiting.getByText("There is no network.")).toBeVisible();
    await pictures.setInputFiles(await contactCode("Bela Mehta"));
    await expect(page.getByText("Bela Mehta is in the list already.", { exact: true })).toBeVisible();

    await context.setOffline(false);
    await page.reload();
    await expect(saved.getByText("Bela Mehta")).toBeVisible();
    await expect(saved.getByText("Chetan Rao")).toHaveCount(1);
    await expect(waiting.getByText("Nothing is waiting")).toBeVisible();
    await expect(page.getByLabel("Scanned by")).toHaveValue("Nikhil");
  });
});

for (const { colorScheme, width } of LOOKS) {
  test(`a visitor's scans wait for the sign-in, ${colorScheme} and ${width} px wide`, async ({ page }) => {
    // A message that is still fading in has too little contrast for a moment.
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/team-card-scanner");
    await page.locator("input[type=file]").setInputFiles(await contactCode("Dinesh Patil"));
    await expect(page.getByText("Dinesh Patil", { exact: true })).toBeVisible();
    await expect(page.getByRole("link", { name: "Sign in to save" })).toHaveAttribute(
      "href",
      "/auth?redirect=/team-card-scanner",
    );
    await expectAccessible(page);
    await page.getByRole("button", { name: "Remove Dinesh Patil" }).click();
    await expect(page.getByText("Nothing is waiting")).toBeVisible();
  });
}
