import type { APIRequestContext } from "@playwright/test";
import { expect, expectAccessible, started, test, LOOKS } from "./journey.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF, type Person } from "./people.ts";

interface MadeCard {
  _id: string;
  slug: string;
}

/** A complete card of somebody's, made by call. */
async function cardOf(
  request: APIRequestContext,
  { token, name }: Person,
  more: object = {},
): Promise<MadeCard> {
  const answer = await request.post("/api/business-cards", {
    headers: { authorization: `Bearer ${token}` },
    data: {
      name,
      role: "Ceramic artist",
      company: "Mitti Studio",
      phone: "+919876543210",
      email: "meera@journey.example.in",
      website: "https://mitti.example",
      longDescription: "Stoneware for everyday tables, thrown and glazed by hand in Auroville. ".repeat(4),
      services: [{ name: "Workshop", price: 2500, duration: "1 day" }, "Private commission"],
      ...more,
    },
  });
  expect(answer.status()).toBe(201);
  return (await answer.json()) as MadeCard;
}

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
    const { slug, _id } = await cardOf(request, await memberNamed(request, "Meera Nair"));
    await page.goto(`/card/${slug}`);
    await expect(page.getByRole("heading", { level: 1, name: "Meera Nair" })).toBeVisible();
    // What only a script could do is not offered.
    await expect(page.getByRole("button")).toHaveText(["View Full Card"]);
    await page.getByRole("button", { name: "View Full Card" }).click();
    await expect(page.getByText("Personal Contact")).toBeVisible();
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

test("the three ways to a card show it; a stale name is sent on for good", async ({ request }) => {
  const { slug, _id } = await cardOf(request, await memberNamed(request, "Meera Nair"));
  for (const way of ["card", "preview/card", "business-card"]) {
    const page = await request.get(`/${way}/${slug}`);
    expect(page.status()).toBe(200);
    const html = await page.text();
    expect(html).toContain(`/card/${slug}"`);
    expect(html).toContain("application/ld+json");
    expect(html).toContain("og:image");
    const stale = await request.get(`/${way}/old-name-${_id}`, { maxRedirects: 0 });
    expect(stale.status()).toBe(301);
    expect(stale.headers().location).toBe(`/${way}/${slug}`);
  }
  // Only a team's card has the team's address.
  const elsewhere = await request.get(`/team-card/${slug}`, { maxRedirects: 0 });
  expect([elsewhere.status(), elsewhere.headers().location]).toEqual([301, `/card/${slug}`]);
  for (const nobody of ["nobody-0mabcdefghijklmnopqr", "%00", "a".repeat(500)]) {
    const missing = await request.get(`/card/${nobody}`);
    expect([missing.status(), (await missing.text()).includes("<title>Page not found")]).toEqual([404, true]);
  }
});

test("only pages that are everybody's may be reached from the window that opened them", async ({
  request,
}) => {
  const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
  const opener = async (path: string) =>
    (await request.get(path)).headers()["cross-origin-opener-policy"] ?? "none";
  expect(await opener(`/card/${slug}`)).toBe("none");
  expect(await opener("/login")).toBe("same-origin-allow-popups");
  expect(await opener("/business-cards")).toBe("same-origin-allow-popups");
});

test("a change shows at once, and a deleted card says so kindly", async ({ request }) => {
  const meera = await memberNamed(request, "Meera Nair");
  const { slug, _id } = await cardOf(request, meera);
  const headers = { authorization: `Bearer ${meera.token}` };
  expect(await (await request.get(`/card/${slug}`)).text()).toContain("Ceramic artist");
  await request.patch(`/api/business-cards/${_id}`, { headers, data: { role: "Potter" } });
  expect(await (await request.get(`/card/${slug}`)).text()).toContain("Potter");
  await request.delete(`/api/business-cards/${_id}`, { headers });
  const gone = await request.get(`/card/${slug}`);
  expect(gone.status()).toBe(410);
  expect(await gone.text()).toContain("no longer available");
});

test.describe("a visitor", () => {
  test("copies the link, is asked to sign in to save, and opens the QR code", async ({
    page,
    context,
    request,
  }) => {
    await context.grantPermissions(["clipboard-read", "clipboard-write"]);
    const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
    await page.goto(`/card/${slug}`);
    await started(page);
    await page.getByRole("button", { name: "Share" }).click();
    await expect(page.getByText("Business card link copied to clipboard", { exact: true })).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`/preview/card/${slug}`);
    await page.getByRole("button", { name: "Bookmark" }).click();
    await expect(page.getByText("You need to login to save cards.", { exact: true })).toBeVisible();
    await page.getByRole("link", { name: "QR", exact: true }).click();
    await expect(page.getByText("Scan to view business card").first()).toBeVisible();
    const download = page.waitForEvent("download");
    await page.getByRole("button", { name: "Download QR Code" }).click();
    expect((await download).suggestedFilename()).toBe(`Card-${slug}.png`);
    await page.getByRole("button", { name: "Fill the screen" }).click();
    await expect(page.getByRole("button", { name: "Close the full screen code" })).toBeFocused();
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
      await context.setOffline(false);
      await expect(page.getByText("Scan to view business card").first()).toBeVisible();
    });
  });

  test("keeps what was typed when asked to sign in first", async ({ page, request }) => {
    const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"));
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`/card/${slug}`);
    await started(page);
    await page.getByRole("link", { name: "Get in Touch" }).click();
    await page.getByLabel("Your name").fill("Ravi");
    await page.getByLabel("Your email").fill("ravi@journey.example.in");
    await page.getByLabel("Message").fill("Do you ship to Pune?");
    await page.getByRole("button", { name: "Send message" }).click();
    await expect(page.getByText("Sign in to send this")).toBeVisible();
    await page.reload();
    await started(page);
    await page.getByRole("tab", { name: "Get in Touch" }).click();
    await expect(page.getByLabel("Message")).toHaveValue("Do you ship to Pune?");
  });
});

test.describe("a member", () => {
  test("writes to the owner, saves the card, and the owner hears of it", async ({ page, request }) => {
    const meera = await memberNamed(request, "Meera Nair");
    const ravi = await memberNamed(request, "Ravi Kulkarni");
    const { slug } = await cardOf(request, meera);
    await page.setViewportSize({ width: 1440, height: 900 });
    // What he asks for before it is known who he is, is done once it is.
    await page.route("**/api/auth/me", async (route) => {
      await started(page);
      await page.getByRole("button", { name: "Bookmark" }).click();
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
    await page.getByRole("button", { name: "Saved" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "Unsave" }).click();
    await expect(page.getByText("Card Unsaved", { exact: true }).first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Bookmark" })).toBeVisible();
    const told = await request.get("/api/notifications", {
      headers: { authorization: `Bearer ${meera.token}` },
    });
    const { notifications } = (await told.json()) as { notifications: { type: string }[] };
    expect(notifications.map(({ type }) => type)).toContain("contact_attempt");
  });

  test("sees no save, send or form on the own card", async ({ page, request }) => {
    const meera = await memberNamed(request, "Meera Nair");
    const { slug } = await cardOf(request, meera);
    await openAs(page, meera, `/card/${slug}?redirect=/business-cards`);
    await expect(page.getByRole("link", { name: "Back" })).toHaveAttribute("href", "/business-cards");
    await expect(page.getByRole("button", { name: "Bookmark" })).toBeHidden();
    await expect(page.getByRole("button", { name: "Send Card" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Get in Touch" })).toBeHidden();
  });
});

test("hostile text stays text: in the page, its data, its tags and its contact file", async ({
  page,
  request,
}) => {
  const attack = `</script><script>window.hacked=1</script>"><img src=x onerror=window.hacked=1>`;
  const { slug, _id } = await cardOf(request, await memberNamed(request, "Meera Nair"), {
    name: `Meera ${attack}`.slice(0, 80),
    role: attack,
    company: attack,
    address: attack,
    shortDescription: attack,
    services: [{ name: attack, description: attack, category: attack.slice(0, 80) }],
    products: [{ name: attack, description: attack }],
  });
  const html = await (await request.get(`/card/${slug}`)).text();
  expect(html).not.toContain("<script>window.hacked");
  expect(html).not.toContain("<img src=x");
  const [, json = ""] = /<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html) ?? [];
  const described = JSON.parse(json) as { mainEntity: { jobTitle: string } };
  expect(described.mainEntity.jobTitle).toBe(attack);
  await page.goto(`/card/${slug}`);
  await started(page);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Meera </script>");
  expect(await page.evaluate(() => "hacked" in window)).toBe(false);
  const file = await (await request.get(`/api/business-cards/${_id}/vcard`)).text();
  expect(file.match(/BEGIN:VCARD/g)).toHaveLength(1);
});

test("a link that is none is refused, whatever its disguise", async ({ request }) => {
  const meera = await memberNamed(request, "Meera Nair");
  for (const website of [
    "javascript:alert(1)",
    "JaVaScRiPt:alert(1)",
    "data:text/html,x",
    "java\tscript:alert(1)",
  ]) {
    const answer = await request.post("/api/business-cards", {
      headers: { authorization: `Bearer ${meera.token}` },
      data: { name: "Meera", website },
    });
    expect(answer.status()).toBe(400);
    expect(((await answer.json()) as { fields: object }).fields).toHaveProperty("website");
  }
});

for (const { name, script } of [
  { name: "अनुराधा श्रीनिवासन", script: "Devanagari" },
  { name: "லக்ஷ்மி வெங்கடராமன்", script: "Tamil" },
]) {
  test(`a name in ${script} has letters wherever the device brings none`, async ({ page, request }) => {
    const { slug } = await cardOf(request, await memberNamed(request, "Meera Nair"), { name });
    await page.goto(`/card/${slug}`);
    await started(page);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(name);
    const font = `700 28px "Indic Scripts"`;
    await expect
      .poll(() =>
        page.evaluate(
          async ([wanted, text]) => (await document.fonts.load(wanted as string, text)).length,
          [font, name],
        ),
      )
      .toBeGreaterThan(0);
  });
}
