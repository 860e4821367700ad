import { mkdtemp, readFile, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import QRCode from "qrcode";
import { findWholeBrowser } from "../scripts/browser.ts";
import { expect, expectAccessible, LOOKS, message, test as base } from "./journey.ts";
import { keptOffline, openRelease, storedPaths, storedTexts } from "./offline.ts";
import { memberNamed, openAs } from "./people.ts";

/** What the console notes of a network that is away on purpose. */
const AWAY = /net::ERR_|Failed to fetch|Notifications were not fetched|status of 503/;
const test = base.extend({});
test.use({ serviceWorkers: "allow", tolerated: [AWAY] });

interface Manifest {
  icons: { src: string; sizes: string }[];
  shortcuts: { url: string }[];
}

const CARD = { role: "Owner", company: "Deshmukh Castings", phone: "9845012345" };

const whole = findWholeBrowser();

test("Chromium finds nothing that keeps the product from being installed", async ({
  playwright,
  request,
  baseURL,
}) => {
  test.skip(!whole, "There is no whole Chromium here, and the one without windows has no such audit");
  const profile = await mkdtemp(join(tmpdir(), "cardplaza-install-"));
  const asha = await memberNamed(request, "Asha Deshmukh");
  // With a profile of its own: where nothing is kept, nothing can be installed.
  const context = await playwright.chromium.launchPersistentContext(profile, {
    executablePath: whole,
    baseURL,
    args: ["--no-sandbox"],
  });
  const page = await context.newPage();
  await openAs(page, asha, "/business-cards");
  await keptOffline(page);
  const session = await context.newCDPSession(page);
  const findErrors = async () => (await session.send("Page.getInstallabilityErrors")).installabilityErrors;
  const { url, errors, data } = await session.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  expect(new URL(url).pathname).toBe("/site.webmanifest");
  expect(await findErrors()).toEqual([]);
  const worker = await page.evaluate(async () => {
    const { scope, active } = await navigator.serviceWorker.ready;
    return {
      path: new URL(scope).pathname,
      state: active?.state,
      answers: navigator.serviceWorker.controller !== null,
    };
  });
  expect(worker).toEqual({ path: "/", state: "activated", answers: true });
  for (const { src, sizes } of (JSON.parse(data ?? "") as Manifest).icons.filter(
    (icon) => icon.sizes !== "any",
  )) {
    const size = await page.evaluate(async (address) => {
      const picture = await createImageBitmap(await (await fetch(address)).blob());
      return `${picture.width}x${picture.height}`;
    }, src);
    expect(size, src).toBe(sizes);
  }
  // The start page answers without a network, and each shortcut leads to a screen of its own with one.
  await context.setOffline(true);
  await page.goto("/");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await context.setOffline(false);
  for (const { url: path } of (JSON.parse(data ?? "") as Manifest).shortcuts) {
    expect((await request.get(path)).status(), path).toBe(200);
  }
  // The audit is a real one: it complains about a page without a manifest.
  await page.goto("/healthz");
  expect((await findErrors()).map(({ errorId }) => errorId)).toContain("no-manifest");
  await context.close();
  await rm(profile, { recursive: true, force: true });
});

test("after one visit a member's card, QR code, saved cards and contacts open without a network", async ({
  page,
  request,
}) => {
  const asha = await memberNamed(request, "Asha Deshmukh");
  const kavya = await memberNamed(request, "Kavya Iyer");
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  const by = ({ token }: { token: string }) => ({ Authorization: `Bearer ${token}` });
  const cardOf = async (who: typeof asha) => {
    const made = await request.post("/api/business-cards", {
      data: { name: who.name, ...CARD },
      headers: by(who),
    });
    return (await made.json()) as { _id: string; slug: string };
  };
  const own = await cardOf(asha);
  const saved = await cardOf(kavya);
  const others = await cardOf(ravi);
  await request.post(`/api/business-cards/save/${saved._id}`, { data: {}, headers: by(asha) });
  for (let count = 0; count < 60; count++)
    await request.post("/api/contacts", { data: { name: `Buyer ${count}` }, headers: by(asha) });

  await openAs(page, asha, "/business-cards");
  await expect(page.getByRole("heading", { name: "Asha Deshmukh" })).toBeVisible();
  await keptOffline(page);
  await expect.poll(() => storedPaths(page)).toContain(`/api/business-cards/${own._id}/qr.svg`);
  await expect
    .poll(async () => (await storedPaths(page)).filter((path) => path.startsWith("/api/contacts?")))
    .toHaveLength(1);
  // With the worker in charge, somebody else's card and profile leave nothing behind.
  await page.goto(`/card/${others.slug}`);
  await expect(page.getByRole("heading", { name: "Ravi Kulkarni" })).toBeVisible();
  expect(await storedTexts(page)).not.toContain("Ravi Kulkarni");

  await page.context().setOffline(true);
  await page.goto("/business-cards");
  await expect(page.getByRole("heading", { name: "Asha Deshmukh" })).toBeVisible();
  await expect(page.getByText(/^You are offline. Showing what was saved on \d+ \w{3} \d{4}, /)).toBeVisible();
  await page.goto("/business-cards?show=qr");
  const code = page.getByRole("button", { name: "QR code of Asha Deshmukh's card. Tap to close" });
  await expect(code).toBeVisible();
  await expect
    .poll(() => code.getByRole("img").evaluate((picture: HTMLImageElement) => picture.naturalWidth))
    .toBeGreaterThan(0);
  await code.click();
  await expect(code).toBeHidden();
  await expect(page).toHaveURL("/business-cards");

  await page.goto("/business-cards?section=saved-cards");
  await expect(page.getByText("Kavya Iyer").first()).toBeVisible();
  await expect(page.getByRole("link", { name: "98450 12345" })).toHaveAttribute("href", /^tel:\+91/);
  await page.goto("/card-scanner");
  const contacts = page.getByRole("region", { name: /Your contacts/ });
  await expect(contacts.getByText("Buyer 59")).toBeVisible();
  await contacts.getByRole("button", { name: "Show more" }).click();
  await expect(contacts.getByText("Buyer 0", { exact: true })).toBeVisible();

  await contacts.getByRole("searchbox").fill("buyer 47");
  await expect(contacts.getByText("Buyer 48", { exact: true })).toBeHidden();
  await expect(contacts.getByText("Buyer 47", { exact: true })).toBeVisible();

  await page.goto(`/card/${others.slug}`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  // A network that comes back for a moment, between the press and the screen that it opens.
  await page.evaluate(() =>
    addEventListener("beforeunload", () => void setTimeout(() => dispatchEvent(new Event("online")))),
  );
  await page.getByRole("link", { name: "My contacts" }).click();
  await expect(contacts.getByText("Buyer 59")).toBeVisible();

  await page.context().setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();

  // Where nothing was pressed, the page that was asked for comes with the network.
  await page.context().setOffline(true);
  await page.goto(`/card/${others.slug}`);
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByRole("heading", { name: "Ravi Kulkarni" })).toBeVisible();
});

test("after the sign-out the worker has stored nothing of the member", async ({ page, request }) => {
  const asha = await memberNamed(request, "Asha Deshmukh");
  await openAs(page, asha, "/business-cards");
  await keptOffline(page);
  expect(await storedTexts(page)).toContain("Asha Deshmukh");
  await page.getByRole("button", { name: "Account of Asha Deshmukh" }).click();
  await page.getByRole("menuitem", { name: "Log out" }).click();
  await expect(page).toHaveURL("/");
  await expect
    .poll(() =>
      page.evaluate(() => caches.keys().then((names) => names.filter((name) => name.startsWith("own-")))),
    )
    .toEqual([]);
  await page.context().setOffline(true);
  await page.goto("/business-cards");
  await expect(page.getByRole("heading", { name: "You are offline" })).toBeVisible();
  await expect(page.getByRole("link", { name: "My card" })).toHaveCount(0);
});

const VCARD = "BEGIN:VCARD\nVERSION:3.0\nFN:Meera Nair\nORG:Nair Textiles\nTEL:+919845012345\nEND:VCARD";

test("a picture that another app shares is read by the scanner", async ({ page, request }) => {
  const picture = {
    name: "photo.png",
    mimeType: "image/png",
    buffer: await QRCode.toBuffer(VCARD, { width: 400 }),
  };
  // Without the worker the server leads to the scanner, where the picture is chosen.
  const answer = await request.post("/card-scanner", { multipart: { picture }, maxRedirects: 0 });
  expect(answer.status()).toBe(303);
  expect(answer.headers()["location"]).toBe("/card-scanner?tab=upload");

  await openAs(page, await memberNamed(request, "Asha Deshmukh"), "/business-cards");
  await keptOffline(page);
  // As the system does it: a form that is sent to the share target's address.
  await page.evaluate(() => {
    const form = document.createElement("form");
    Object.assign(form, {
      method: "post",
      action: "/card-scanner",
      enctype: "multipart/form-data",
      id: "share",
    });
    form.innerHTML = '<input type="file" name="picture">';
    document.body.append(form);
  });
  await page.locator("#share input").setInputFiles(picture);
  await page.locator("#share").evaluate((form: HTMLFormElement) => form.submit());
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Nair");
  await expect(page).toHaveURL("/card-scanner");
  expect(await page.evaluate(() => caches.has("shared-pictures"))).toBe(false);
});

test("a new version is offered, and what is typed stays until it is taken", async ({
  page,
  request,
  baseURL,
}) => {
  const release = await openRelease(baseURL as string);
  const asha = await memberNamed(request, "Asha Deshmukh");
  await openAs(page, asha, `${release.address}/card-scanner`);
  await keptOffline(page);
  await page.getByRole("button", { name: "Add contact" }).click();
  await page.getByLabel("Name", { exact: true }).fill("Meera Na");
  release.next();
  await page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await expect(message(page, "A new version is ready.")).toBeVisible();
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Meera Na");
  await page.keyboard.press("Escape");
  const reloaded = page.waitForEvent("load");
  await page.getByRole("button", { name: "Reload" }).click();
  await reloaded;
  await expect(page.getByRole("heading", { name: "Card scanner" })).toBeVisible();
  await expect(page.getByRole("region", { name: /Your contacts/ })).toBeVisible();
  expect(await page.evaluate(async () => (await navigator.serviceWorker.ready).waiting)).toBe(null);
  await expect(message(page, "A new version is ready.")).toHaveCount(0);
  release.close();
});

test("a visitor's browser gets no worker", async ({ page, request }) => {
  const kavya = await memberNamed(request, "Kavya Iyer");
  const made = await request.post("/api/business-cards", {
    data: { name: "Kavya Iyer", ...CARD },
    headers: { Authorization: `Bearer ${kavya.token}` },
  });
  const { slug } = (await made.json()) as { slug: string };
  await page.goto(`/card/${slug}`);
  await page.mouse.move(5, 5);
  await page.mouse.move(9, 9);
  await page.waitForLoadState("networkidle");
  expect(await page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).length)).toBe(0);
});

test("the worker's script is checked each time and may ask this product only", async ({ request }) => {
  const answer = await request.get("/worker.js");
  expect(answer.headers()["cache-control"]).toBe("no-cache");
  expect(answer.headers()["content-security-policy"]).toContain("connect-src 'self'");
  const built = await readFile(join(import.meta.dirname, "../web/build/client/worker.js"), "utf8");
  expect(await answer.text()).toBe(built);
});

for (const { colorScheme, width } of LOOKS) {
  test(`offline screens are accessible, ${colorScheme} and ${width} px wide`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    const asha = await memberNamed(request, "Asha Deshmukh");
    await request.post("/api/business-cards", {
      data: { name: asha.name, ...CARD },
      headers: { Authorization: `Bearer ${asha.token}` },
    });
    await openAs(page, asha, "/business-cards");
    await keptOffline(page);
    await page.context().setOffline(true);
    for (const path of ["/business-cards", "/card-scanner", "/jobs"]) {
      await page.goto(path);
      await expect(page.getByText(/You are offline/).first()).toBeVisible();
      await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    }
  });
}
