import { cardOf } from "./cards.ts";
import { expect, started, test } from "./journey.ts";
import { memberNamed } from "./people.ts";

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
    const response = await request.post("/api/business-cards", {
      headers: { authorization: `Bearer ${meera.token}` },
      data: { name: "Meera", website },
    });
    expect(response.status()).toBe(400);
    expect(((await response.json()) as { fields: object }).fields).toHaveProperty("website");
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
