import type { APIRequestContext } from "@playwright/test";
import { findBrowser } from "../scripts/browser.ts";
import { field, preview } from "./card-form.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { codeSentTo, openAs, type Person } from "./people.ts";
import { premiumNamed } from "./premium.ts";

// A camera and a microphone that the browser makes up.
test.use({
  permissions: ["camera", "microphone"],
  launchOptions: {
    executablePath: findBrowser(),
    args: ["--no-sandbox", "--use-fake-device-for-media-stream", "--use-fake-ui-for-media-stream"],
  },
});

const PLAYER = "https://www.youtube-nocookie.com/";

async function cardOf(request: APIRequestContext, { name, token }: Person, website: string) {
  const response = await request.post("/api/business-cards", {
    data: { name, role: "Architect", company: "Menon Design Studio", phone: "9820010101", website },
    headers: { Authorization: `Bearer ${token}` },
  });
  return (await response.json()) as { _id: string; slug: string };
}

test("Asha records her introduction, and visitors see it", async ({ page, request, browser }) => {
  const asha = await premiumNamed(request, "Asha Menon");
  const { slug } = await cardOf(request, asha, "https://menon.example");
  await openAs(page, asha, "/business-cards?tool=video");
  await page.getByRole("button", { name: "Turn the camera on" }).click();
  await page.getByRole("button", { name: "Start recording" }).click();
  await expect(page.getByText("Recording begins in")).toBeVisible();
  await expect(page.getByText("Recording 0:02 of 1:00")).toBeVisible();
  await page.getByRole("button", { name: "Stop" }).click();
  await page.getByRole("button", { name: "Record again" }).focus();
  await page.getByRole("button", { name: "Save video" }).click();
  await expect(page.getByRole("heading", { name: "On your card" })).toBeVisible();
  await page.getByLabel("Captions").fill("WEBVTT\n\n00:00.000 --> 00:02.000\nHello");
  await page.getByRole("button", { name: "Save captions" }).click();
  await expect(page.getByText("Captions saved", { exact: true })).toBeVisible();

  const play = { name: "Play: Video introduction of Asha Menon" };
  const visitor = await (await browser.newContext()).newPage();
  await visitor.goto(`/card/${slug}`);
  await started(visitor);
  await visitor.getByRole("link", play).click();
  const film = visitor.locator("video");
  await expect(film).toBeFocused();
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0.2);
  await expect(film.locator("track")).toHaveCount(1);
  await visitor.context().close();

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage();
  await plain.goto(`/card/${slug}`);
  const file = await request.get((await plain.getByRole("link", play).getAttribute("href")) ?? "");
  expect(file.headers()["content-type"]).toMatch(/^video\//);
  await plain.context().close();
});

test("a video at YouTube is loaded when it is pressed, and not before", async ({ page, request }) => {
  const ravi = await premiumNamed(request, "Ravi Kulkarni");
  const { _id, slug } = await cardOf(request, ravi, "");
  const asked: string[] = [];
  await page.route(`${PLAYER}**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: "text/html", body: "<!doctype html><title>Player</title>" });
  });
  const before = await page.goto(`/card/${slug}`);
  expect(before?.headers()["content-security-policy"]).not.toContain(PLAYER.slice(0, -1));
  await openAs(page, ravi, `/business-cards?tool=video&card=${_id}`);
  await page.getByRole("radio", { name: "Link" }).check();
  await page.getByRole("button", { name: "Save link" }).click();
  await expect(page.getByText("Enter the address of a video on YouTube or Vimeo.")).toBeVisible();
  await page.getByLabel("Address of the video").fill("youtu.be/dQw4w9WgXcQ");
  await page.getByRole("button", { name: "Save link" }).click();
  await expect(page.getByRole("heading", { name: "On your card" })).toBeVisible();
  const loaded = await page.goto(`/card/${slug}`);
  expect(loaded?.headers()["content-security-policy"]).toContain(`frame-src 'self' ${PLAYER.slice(0, -1)}`);
  await started(page);
  expect(asked).toEqual([]);
  await page.getByRole("link", { name: "Play: Video introduction of Ravi Kulkarni" }).click();
  await expect(page.getByTitle("Video introduction of Ravi Kulkarni")).toBeVisible();
  await expect.poll(() => asked).toEqual([`${PLAYER}embed/dQw4w9WgXcQ?autoplay=1&rel=0`]);

  // The form's preview shows what the card shows.
  await openAs(page, ravi, `/edit-card/${_id}`);
  await expect(preview(page).getByRole("link", { name: "WhatsApp" })).toBeVisible();
  await expect(preview(page).getByRole("link", { name: /^Play: Video introduction/ })).toBeVisible();
  await field(page, "Phone").fill("080 4123 4567");
  await expect(preview(page).getByRole("link", { name: "WhatsApp" })).toHaveCount(0);
});

test("Uma proves that her website is hers, and her card says so", async ({ page, request, browser }) => {
  const uma = await premiumNamed(request, "Uma Nair");
  const domain = `uma${Date.now()}.example`;
  const { _id, slug } = await cardOf(request, uma, `https://www.${domain}`);
  await openAs(page, uma, "/business-cards?tool=verification");
  await page.getByRole("textbox", { name: "Address" }).fill("uma@gmail.com");
  await page.getByRole("button", { name: "Send code" }).click();
  await expect(page.getByText(`Use an address that ends in @${domain}.`)).toBeVisible();
  await page.getByRole("textbox", { name: "Address" }).fill(`uma@${domain}`);
  await page.getByRole("button", { name: "Send code" }).click();
  await page.getByRole("textbox", { name: "Code" }).fill(await codeSentTo(`uma@${domain}`));
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByText("Verified until")).toBeVisible();

  for (const { colorScheme, width } of LOOKS) {
    const context = await browser.newContext({ colorScheme, viewport: { width, height: 800 } });
    const look = await context.newPage();
    await look.goto(`/card/${slug}`);
    await started(look);
    await expect(look.getByRole("list", { name: "Badges" }).getByRole("listitem")).toHaveText([
      "Pro",
      "Verified",
    ]);
    await expectAccessible(look);
    for (const tool of ["video", "verification"]) {
      await openAs(look, uma, `/business-cards?tool=${tool}&card=${_id}`);
      await expect(look.getByRole("heading", { level: 2 }).first()).toBeVisible();
      await expectAccessible(look);
    }
    await context.close();
  }
});
