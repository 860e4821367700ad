import type { Page } from "@playwright/test";
import { cardOf } from "./cards.ts";
import { allowCopying, copied, expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { account, codeSentTo, memberNamed, newEmail, openAs, REFUSED_OR_CUT_OFF, signIn } from "./people.ts";

const main = (page: Page) => page.getByRole("main");

for (const { colorScheme, width } of LOOKS) {
  test.describe(`${colorScheme}, ${width} px`, () => {
    test.use({ colorScheme, viewport: { width, height: 900 } });

    test("a card is accessible and fits the screen, whatever its words", async ({ page, request }) => {
      const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"), {
        shortDescription: "Stoneware".repeat(17),
      });
      await page.goto(`/card/${slug}`);
      await started(page);
      if (width < 1280) await page.getByRole("button", { name: "View Full Card" }).click();
      await expect(page.getByText("Personal Contact")).toBeVisible();
      await expectAccessible(page);
      const sideways = await page.evaluate(() =>
        ["html", ".card-body"].filter((name) => {
          const box = document.querySelector(name);
          return !box || box.scrollWidth > box.clientWidth;
        }),
      );
      expect(sideways).toEqual([]);
    });
  });
}

test("on paper a card says everything and offers nothing to press", async ({ page, request }) => {
  const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
  await page.setViewportSize({ width: 794, height: 1123 });
  await page.goto(`/card/${slug}`);
  await page.emulateMedia({ media: "print" });
  await expect(page.getByText("+91 98765 43210")).toBeVisible();
  await expect(page.getByText("₹2,500")).toBeVisible();
  await expect(page.getByRole("button")).toHaveCount(0);
});

test.describe("without script", () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } });

  test("the card is readable; phone, mail, website and contact file work", async ({ page, request }) => {
    const { slug, _id } = await cardOf(request, await memberNamed(request, "Meera Nair"), {
      address: "12 Bastion Street, Fort Kochi",
    });
    await page.goto(`/card/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: "Meera Nair" })).toBeVisible();
    // What only a script could do is not offered.
    await expect(page.getByRole("button")).toHaveText(["View Full Card"]);
    const ways = ["Call", "WhatsApp", "E-mail", "Directions", "QR", "Get in Touch", "Save"];
    for (const name of ways)
      await expect(main(page).getByRole("link", { name, exact: true }).first()).toBeInViewport({ ratio: 1 });
    await page.getByRole("button", { name: "View Full Card" }).click();
    await expect(page.getByText("Personal Contact")).toBeVisible();
    // It stays in reach, and ends with the card.
    const save = main(page).getByRole("link", { name: "Save", exact: true });
    await expect(save).toBeInViewport({ ratio: 1 });
    const footer = page.getByRole("contentinfo");
    await footer.getByText("© Cardplaza").scrollIntoViewIfNeeded();
    const [button, below] = await Promise.all([save.boundingBox(), footer.boundingBox()]);
    expect((button?.y ?? 0) + (button?.height ?? 0)).toBeLessThan(below?.y ?? 0);
    await expect(page.locator('a[href="tel:+919876543210"]').first()).toBeVisible();
    await expect(page.locator('a[href="mailto:meera@journey.example.in"]').first()).toBeVisible();
    await expect(page.locator('a[href^="https://mitti.example"]').first()).toBeVisible();
    await page.getByRole("tab", { name: "Services" }).click();
    await expect(page.getByText("₹2,500")).toBeVisible();
    const file = await request.get(`/api/business-cards/${_id}/vcard`);
    expect(file.headers()["content-type"]).toBe("text/vcard; charset=utf-8");
    expect(await file.text()).toContain("FN:Meera Nair");
  });
});

test.describe("a visitor", () => {
  test("copies the link, is asked to sign in to save, and opens the QR code", async ({ page, request }) => {
    await allowCopying(page);
    const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
    await page.goto(`/card/${slug}`);
    await started(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(
      page.getByText("Business card link copied to clipboard (with preview)", { exact: true }),
    ).toBeVisible();
    expect(await copied(page)).toContain(`/preview/card/${slug}`);
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByText("You need to login to save cards.", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "QR", exact: true }).click();
    await expect(page.getByText("Scan to view business card").first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download QR Code" }).click();
    expect((await download).suggestedFilename()).toBe(`Card-${slug}.png`);
    await page.getByRole("button", { name: "Fill the screen" }).click();
    await expect(page.getByRole("button", { name: /Tap to close/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Fill the screen" })).toBeFocused();
  });

  test.describe("whose network goes away", () => {
    test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

    test("keeps the card, and gets what was tapped when it is back", async ({ page, context, request }) => {
      const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
      await page.goto(`/card/${slug}`);
      await started(page);
      await context.setOffline(true);
      await page.getByRole("link", { name: "QR", exact: true }).click();
      await expect(page.getByRole("heading", { level: 1, name: "Meera Nair" })).toBeVisible();
      await expect(page.getByText("Not loaded yet", { exact: true })).toBeVisible();
      await context.setOffline(false);
      await expect(page.getByText("Scan to view business card").first()).toBeVisible();
    });
  });

  test("writes to the owner on a phone: the code is asked in the form, which then says what was sent", async ({
    page,
    request,
    browser,
  }) => {
    const meera = await memberNamed(request, "Meera Nair");
    const { slug } = await cardOf(request, meera);
    const email = newEmail("ravi");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/card/${slug}`);
    await started(page);
    await page.getByRole("link", { name: "Get in Touch" }).click();
    await expect(page.getByText("No account needed beforehand")).toBeVisible();
    await page.getByLabel("Your name").fill("Ravi Kulkarni");
    await page.getByLabel("Your e-mail").fill(email);
    await page.getByLabel("Message", { exact: true }).fill("Do you ship to Pune?");
    await page.getByRole("button", { name: "Send message" }).click();
    const confirming = page.getByRole("region", { name: "Confirm your e-mail" });
    await expect(confirming).toContainText(`We sent a 6-digit code to ${email}.`);
    await expectAccessible(page);

    // A phone may drop the page while its owner reads the mail.
    await page.reload();
    await started(page);
    await expect(confirming).toContainText(`We sent a 6-digit code to ${email}.`);
    await expect(page.getByText("Do you ship to Pune?")).toBeVisible();
    await page.getByLabel("6-digit code").fill(await codeSentTo(email));
    await expect(confirming.getByText("Your e-mail is confirmed.")).toBeVisible();
    await confirming.getByRole("checkbox", { name: "I agree" }).check();
    await confirming.getByRole("checkbox", { name: "I am 18" }).check();
    await confirming.getByRole("button", { name: "Confirm and send" }).click();
    await expect(page.getByText("Registration successful", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sent to Meera Nair" })).toBeVisible();
    await expect(page.getByText("Do you ship to Pune?")).toBeVisible();
    await expect(account(page, { name: "Ravi Kulkarni" })).toBeVisible();

    // The owner hears of it at once.
    const owner = await (await browser.newContext()).newPage();
    await openAs(owner, meera, "/notifications");
    await expect(owner.getByText("Ravi Kulkarni wrote to you through your card.").first()).toBeVisible();
  });

  test("with an account needs the code alone", async ({ page, request }) => {
    const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/card/${slug}#get-in-touch`);
    await started(page);
    await page.getByLabel("Your name").fill("Ravi");
    await page.getByLabel("Your e-mail").fill(ravi.email);
    await page.getByLabel("Message", { exact: true }).fill("Do you ship to Pune?");
    await page.getByRole("button", { name: "Send message" }).click();
    await page.getByLabel("6-digit code").fill(await codeSentTo(ravi.email));
    await expect(page.getByText("Login successful", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sent to Meera Nair" })).toBeVisible();
    await expectAccessible(page);
  });

  test("is told what the sign-in is for, and finds the card saved after it", async ({ page, request }) => {
    const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(`/card/${slug}`);
    await started(page);
    await page.getByRole("button", { name: "Save card" }).click();
    await expect(page.getByText("Login Required", { exact: true }).first()).toBeVisible();
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await expect(page.getByRole("heading", { name: "Sign in to save the card of Meera Nair" })).toBeVisible();
    await expect(page.getByRole("tab", { name: "Sign up" })).toHaveAttribute("aria-selected", "true");
    await expect(page).toHaveTitle(/^Sign up/);
    await signIn(page, ravi);
    await expect(page).toHaveURL(`/card/${slug}`);
    await expect(page.getByText("You saved the card of Meera Nair.")).toBeVisible();
    await expect(page.getByText("Login successful", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Unsave" })).toBeVisible();
    await expectAccessible(page);
  });
});

test.describe("a member", () => {
  test.describe("without network", () => {
    test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

    test("writes all the same: it is sent once, when the network is back", async ({
      page,
      context,
      request,
    }) => {
      const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
      await page.setViewportSize({ width: 1440, height: 900 });
      await openAs(page, await memberNamed(request, "Ravi Kulkarni"), `/card/${slug}`);
      await page.getByRole("link", { name: "Get in Touch" }).click();
      const message = page.getByRole("textbox", { name: "Message" });
      await message.fill("Do you ship to Pune?");
      const statuses: number[] = [];
      page.on("response", (response) => {
        if (response.url().endsWith("/api/leads")) statuses.push(response.status());
      });
      await context.setOffline(true);
      await expect(page.getByText("You are offline. Press Send message")).toBeVisible();
      await page.getByRole("button", { name: "Send message" }).click();
      await expect(page.getByText("Not sent yet")).toBeVisible();
      await expect(message).toHaveValue("Do you ship to Pune?");
      await context.setOffline(false);
      await expect(page.getByRole("heading", { name: "Sent to Meera Nair" })).toBeVisible();
      await expect(page.getByText("Not sent yet")).toBeHidden();
      await page.getByRole("button", { name: "Write another" }).click();
      await expect(message).toHaveValue("");
      expect(statuses).toEqual([201]);
    });
  });

  test("writes to the owner, saves the card, and the owner hears of it", async ({ page, request }) => {
    const meera = await memberNamed(request, "Meera Nair");
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    const { slug } = await cardOf(request, meera);
    await page.setViewportSize({ width: 1440, height: 900 });
    // A press before the session is known takes effect once it is.
    await page.route("**/api/auth/me", async (route) => {
      await started(page);
      await page.getByRole("button", { name: "Save card" }).click();
      await route.continue();
    });
    await openAs(page, ravi, `/card/${slug}`);
    await expect(page.getByText("Card Saved", { exact: true }).first()).toBeVisible();
    await page.unroute("**/api/auth/me");
    await page.getByRole("tab", { name: "Get in Touch" }).click();
    await expect(page.getByLabel("Your name")).toHaveValue("Ravi Kulkarni");
    await page.getByLabel("Message", { exact: true }).fill("Do you ship to Pune?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Message Sent", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("heading", { name: "Sent to Meera Nair" })).toBeFocused();
    await page.getByRole("button", { name: "Unsave" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unsave" }).click();
    await expect(page.getByText("Card Unsaved", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Save card" })).toBeVisible();
    const bell = await request.get("/api/notifications", {
      headers: { authorization: `Bearer ${meera.token}` },
    });
    const { notifications } = (await bell.json()) as { notifications: { type: string }[] };
    expect(notifications.map(({ type }) => type)).toContain("contact_attempt");
  });

  test("sees no save, send or form on the own card, and nothing moves", async ({ page, request }) => {
    const meera = await memberNamed(request, "Meera Nair");
    const { _id, slug } = await cardOf(request, meera, { services: [] });
    await page.setViewportSize({ width: 1440, height: 900 });
    const moved = await shiftsOf(page);
    await openAs(page, meera, `/card/${slug}?redirect=/business-cards`);
    await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/business-cards");
    await expect(page.getByRole("link", { name: "Edit card" })).toHaveAttribute(
      "href",
      `/edit-card/${_id}?redirect=/card/${slug}`,
    );
    await expect(page.getByRole("button", { name: "Save card" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Send Card" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Get in Touch" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Report or block" })).toBeHidden();
    await expect(page.getByRole("tab", { name: "Get in Touch" })).toHaveCount(0);
    await expect(page.getByRole("link", { name: "Create your free card" })).toHaveCount(0);
    // The tab that an owner does not need goes once the owner is known, and the menu is drawn again with its font: 0.0051.
    expect(await moved()).toBeLessThan(0.006);
    await page.getByRole("button", { name: "Share card" }).click();
    const sheet = page.getByRole("dialog", { name: "Share your card" });
    await expect(sheet.getByRole("link", { name: "WhatsApp" })).toHaveAttribute("href", /wa\.me/);
    await expect(sheet.getByRole("img", { name: "QR code of Meera Nair's card" })).toBeVisible();
  });
});

/** How much of the page has moved by itself since it was opened, as browsers measure it. */
async function shiftsOf(page: Page) {
  await page.addInitScript(() => {
    const seen = { shift: 0 };
    Object.assign(window, { seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & {
        value: number;
        hadRecentInput: boolean;
      })[])
        if (!entry.hadRecentInput) seen.shift += entry.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
  return () => page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift);
}
