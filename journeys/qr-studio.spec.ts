import { readFile } from "node:fs/promises";
import type { APIRequestContext } from "@playwright/test";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { openAs, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

const STUDIO = "/business-cards?tool=qr-codes";
const WHOLE = { name: "Asha Menon", role: "Architect", company: "Menon Design Studio", phone: "9820010101" };

async function cardOf(request: APIRequestContext, { token }: Person) {
  const headers = { Authorization: `Bearer ${token}` };
  const response = await request.post("/api/business-cards", { data: WHOLE, headers });
  return (await response.json()) as { _id: string; slug: string };
}

test.describe("in the studio", () => {
  // A code out of use says so with its status as well, which the browser notes.
  test.use({ tolerated: [/the server responded with a status of 4\d\d/] });

  test("Asha prints a code once and changes where it leads", async ({ page, request }) => {
    const asha = await premiumNamed(request, "Asha Menon");
    const { slug } = await cardOf(request, asha);
    await openAs(page, asha, "/business-cards");
    await page.getByRole("list", { name: "Premium tools" }).getByRole("link", { name: "QR Studio" }).click();
    await expect(page.getByText("No QR codes yet")).toBeVisible();
    await page.getByRole("link", { name: "New QR code" }).click();
    await page.getByRole("button", { name: "Make QR code" }).click();
    await expect(page.getByText("This is required.")).toBeVisible();
    await page.getByLabel("Name").fill("Shop window");
    await page.getByRole("link", { name: "All QR codes" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Stay" }).click();

    await page.getByRole("tab", { name: "Look" }).click();
    await page.getByRole("radio", { name: "Smooth" }).check();
    await page.getByRole("radio", { name: "Label below" }).check();
    await page.getByRole("textbox", { name: "Label" }).fill("Scan me");
    await page.getByLabel("Code colour", { exact: true }).fill("#dddddd");
    await expect(page.getByText(/These colours are too alike to be read/).first()).toBeVisible();
    await expect(page.getByText("Scan score: Does not scan")).toBeVisible();
    await page.getByLabel("Code colour", { exact: true }).fill("#065f46");
    await expect(page.getByText(/Scan score: (Excellent|Good)/)).toBeVisible();
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole("button", { name: "Make QR code" }).click();
    await expect(page.getByText("QR code made", { exact: true })).toBeVisible();
    await expect(page.getByAltText("Preview of the QR code")).toBeInViewport();
    await page.setViewportSize({ width: 1280, height: 720 });
    await expect(page.getByText("Nobody has scanned it yet")).toBeVisible();

    for (const [format, start] of [
      ["PNG", "\x89PNG"],
      ["PDF", "%PDF"],
    ] as const) {
      const downloading = page.waitForEvent("download");
      await page.getByRole("button", { name: `Download ${format}` }).click();
      const file = await downloading;
      expect(file.suggestedFilename()).toMatch(/^QR-[2-9a-z]{7}\./);
      expect((await readFile(await file.path(), "latin1")).slice(0, 4)).toBe(start);
    }
    const editor = page.url();
    const address = (await page.getByRole("link", { name: /\/q\// }).textContent()) ?? "";
    const path = `/q/${address.slice(-7)}`;
    await page.goto(path.toUpperCase());
    await expect(page).toHaveURL(`/card/${slug}`);

    await page.goto(editor);
    await page.getByLabel("Leads to").selectOption("A web address");
    await page.getByLabel("Web address").fill(`javascript:alert(1)`);
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("Enter a link such as https://example.com.")).toBeVisible();
    await page.getByLabel("Web address").fill("menon.example/menu");
    await page.getByRole("button", { name: "Save changes" }).click();
    await expect(page.getByText("QR code saved", { exact: true })).toBeVisible();

    // Her account is new, so the page in between names where it goes.
    await page.goto(path);
    await expect(page.getByRole("link", { name: "Continue to menon.example" })).toHaveAttribute(
      "href",
      "https://menon.example/menu",
    );
    await page.getByText("Report this QR code").click();
    await page.getByLabel("What is wrong with it?").selectOption("Spam");
    await page.getByRole("button", { name: "Send report" }).click();
    await expect(page.getByRole("heading", { name: "Thank you" })).toBeVisible();

    await page.goto(STUDIO);
    await page.getByRole("button", { name: "More about Shop window" }).click();
    await page.getByRole("menuitem", { name: "Pause" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Pause" }).click();
    await expect(page.getByText("Paused", { exact: true })).toBeVisible();
    await page.goto(path);
    await page.getByRole("link", { name: "Asha Menon" }).click();
    await expect(page).toHaveURL(`/card/${slug}`);
    await page.goto(STUDIO);
    await page.getByRole("button", { name: "More about Shop window" }).click();
    await page.getByRole("menuitem", { name: "Delete" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText("No QR codes yet")).toBeVisible();
  });

  test("nothing is shown without a card", async ({ page, request }) => {
    const asha = await premiumNamed(request, "Asha Menon");
    const { _id, slug } = await cardOf(request, asha);
    const refusal = page.getByText("QR Code Not Available", { exact: true }).first();
    await page.goto(`/card/${slug}`);
    await started(page);
    await request.delete(`/api/business-cards/${_id}`, {
      headers: { Authorization: `Bearer ${asha.token}` },
      data: {},
    });
    await page.getByRole("link", { name: "QR", exact: true }).click();
    await expect(refusal).toBeVisible();
    await expect(page.getByRole("dialog")).toBeHidden();
    await openAs(page, asha, STUDIO);
    await expect(refusal).toBeVisible();
    await expect(page.getByText("No Business Card Found")).toBeVisible();
  });
});

for (const { colorScheme, width } of LOOKS) {
  test(`the studio and the page in between are accessible, ${colorScheme} at ${width} px`, async ({
    page,
    request,
  }) => {
    const asha = await premiumNamed(request, "Asha Menon");
    await cardOf(request, asha);
    const response = await request.post("/api/qr-codes", {
      headers: { Authorization: `Bearer ${asha.token}` },
      data: {
        name: "Trade fair in Pune, stand 14, on the wall behind the table",
        destination: { type: "address", url: "https://menon.example/a-rather-long-way-to-say-portfolio" },
        design: { frame: "banner", label: "See our homes", eyeColor: "#7c2d12" },
        devices: { ios: { type: "whatsapp", phone: "+919820010101" } },
      },
    });
    expect(response.status(), await response.text()).toBe(201);
    const { _id, code } = (await response.json()) as { _id: string; code: string };
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, asha, STUDIO);
    await expect(page.getByText(/Scan score \d+/)).toBeVisible();
    await expectAccessible(page);
    await page.goto(`${STUDIO}&code=${_id}`);
    for (const tab of ["Target", "Look", "Rules"]) {
      await page.getByRole("tab", { name: tab }).click();
      await expect(page.getByText(/^Scan score: /)).toBeVisible();
      await expectAccessible(page);
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.goto(`/q/${code}`);
    await expect(page.getByText("menon.example", { exact: true })).toBeVisible();
    await expectAccessible(page);
  });
}
