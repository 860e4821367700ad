import { writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "@playwright/test";
import QRCode from "qrcode";
import sharp from "sharp";
import { findBrowser } from "../scripts/browser.ts";
import { expect, expectAccessible, LOOKS, started, test } from "./journey.ts";
import { memberNamed, openAs, REFUSED_OR_CUT_OFF, signIn } from "./people.ts";

const CARD = [
  "Meera Nair",
  "Marketing Manager",
  "Nair Textiles Pvt. Ltd.",
  "+91 98450 12345",
  "meera@nair.in",
];
const VCARD =
  "BEGIN:VCARD\nVERSION:3.0\nFN:Kavya Iyer\nORG:Iyer Textiles\nTEL:+919845012345\nEMAIL:kavya@iyer.in\nEND:VCARD";

const codeOf = (text: string) => QRCode.toBuffer(text, { width: 400, margin: 4 });
const png = (buffer: Buffer) => ({ name: "photo.png", mimeType: "image/png", buffer });

async function upload(page: Page, buffer: Buffer) {
  await page.getByRole("tabpanel").locator("input[type=file]").setInputFiles(png(buffer));
}

/** A paper card as somebody would photograph it, drawn by the browser with its own letters. */
async function paperCard(page: Page): Promise<Buffer> {
  const url = await page.evaluate((lines) => {
    const canvas = document.createElement("canvas");
    [canvas.width, canvas.height] = [1050, 600];
    const pen = canvas.getContext("2d") as CanvasRenderingContext2D;
    pen.fillStyle = "#fdfaf3";
    pen.fillRect(0, 0, 1050, 600);
    pen.fillStyle = "#222";
    lines.forEach((line, row) => {
      pen.font = row === 0 ? "bold 60px sans-serif" : "36px sans-serif";
      pen.fillText(line, 70, 120 + row * 90);
    });
    return canvas.toDataURL("image/png");
  }, CARD);
  return Buffer.from(url.slice(url.indexOf(",") + 1), "base64");
}

test("a picture of a code opens the card, fills the form in, or asks first", async ({ page, request }) => {
  const kavya = await memberNamed(request, "Kavya Iyer");
  const made = await request.post("/api/business-cards", {
    data: { name: "Kavya Iyer", role: "Manager", company: "Iyer Textiles", phone: "9845012345" },
    headers: { Authorization: `Bearer ${kavya.token}` },
  });
  const { slug } = (await made.json()) as { slug: string };
  await page.goto("/card-scanner?tab=upload");
  await started(page);
  const { origin } = new URL(page.url());
  await upload(page, await codeOf(`${origin}/card/${slug}?token=planted`));
  await expect(page).toHaveURL(`/card/${slug}`);
  await expect(page.getByRole("heading", { name: "Kavya Iyer" })).toBeVisible();

  await page.goBack();
  await upload(page, await codeOf("https://bank.example@menon.example/login"));
  await expect(page.getByRole("heading", { name: "Open this address?" })).toBeFocused();
  await expect(page.getByText("menon.example", { exact: true })).toBeVisible();
  const link = page.getByRole("link", { name: "Open menon.example" });
  await expect(link).toHaveAttribute("rel", /noopener/);
  await expect(link).toHaveAttribute("target", "_blank");
  expect(page.context().pages()).toHaveLength(1);
  await page.getByRole("button", { name: "Scan another" }).click();

  await upload(page, await codeOf("javascript:alert(1)"));
  await expect(page.getByText("javascript:alert(1)")).toBeVisible();
  await expect(page.getByRole("button", { name: "Copy" })).toBeVisible();
  await expect(page.getByRole("main").getByRole("link")).toHaveCount(0);
  await page.getByRole("button", { name: "Scan another" }).click();

  await page.getByRole("tab", { name: "Type a link" }).click();
  await page.getByLabel("Link of a card").fill("not a link");
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page.getByText("Enter a link such as https://example.com.")).toBeVisible();
  await page.getByLabel("Link of a card").fill(`${origin}/preview/card/${slug}`);
  await page.getByRole("button", { name: "Continue" }).click();
  await expect(page).toHaveURL(`/preview/card/${slug}`);
});

test("a visitor signs in and finds what was scanned and typed again", async ({ page, request }) => {
  const ravi = await memberNamed(request, "Ravi Kulkarni");
  await page.goto("/card-scanner?tab=upload");
  await started(page);
  await upload(page, await codeOf(VCARD));
  await expect(page.getByLabel("Name", { exact: true })).toHaveValue("Kavya Iyer");
  await page.getByLabel("Tag", { exact: true }).fill("Surat fair");
  await page.getByRole("button", { name: "Sign in to save" }).click();
  await signIn(page, ravi);
  await expect(page).toHaveURL("/card-scanner");
  await expect(page.getByLabel("Tag", { exact: true })).toHaveValue("Surat fair");
  await page.getByRole("button", { name: "Save contact" }).click();
  await expect(page.getByText("Contact saved", { exact: true })).toBeVisible();
  await expect(page.getByRole("region", { name: /Your contacts/ }).getByText("Kavya Iyer")).toBeVisible();
  await expect(page.getByRole("tab", { name: "QR" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("tab", { name: "QR" })).toBeVisible();
});

test.describe("a paper card", () => {
  test.use({ tolerated: [REFUSED_OR_CUT_OFF] });

  test("is read in the browser, checked and saved", async ({ page, request }) => {
    const sent: string[] = [];
    page.on("request", (call) => {
      if (call.method() !== "GET") sent.push(new URL(call.url()).pathname);
    });
    await openAs(page, await memberNamed(request, "Ravi Kulkarni"), "/card-scanner");
    await page.getByRole("tab", { name: "Paper card" }).click();
    await expect(page.getByText(/It is read in your browser and not uploaded/)).toBeVisible();
    const card = await paperCard(page);

    // What reads does not arrive: it says so, and typing is still possible.
    await page.route("**/*.traineddata*", (route) => route.abort());
    await upload(page, card);
    await expect(page.getByText(/The reader could not be loaded/)).toBeVisible();
    await page.unroute("**/*.traineddata*");
    await page.getByRole("button", { name: "Try again" }).click();
    await page.getByRole("button", { name: "Cancel" }).click();
    await expect(page.getByRole("tab", { name: "Paper card" })).toBeVisible();

    // On its side, as a phone may have taken it.
    await upload(page, await sharp(card).rotate(90).toBuffer());
    await expect(page.getByLabel("Name", { exact: true })).toHaveValue(CARD[0] as string, {
      timeout: 120_000,
    });
    await expect(page.getByRole("img", { name: "The card as it was scanned" })).toBeVisible();
    await expect(page.getByLabel("Role")).toHaveValue(CARD[1] as string);
    await expect(page.getByLabel("Company")).toHaveValue(CARD[2] as string);
    await expect(page.getByRole("textbox", { name: "E-mail" })).toHaveValue(CARD[4] as string);
    expect(sent.filter((path) => path !== "/api/card-events")).toEqual([]);
    await page.getByLabel("Notes").fill("Met in Surat");
    await page.getByRole("button", { name: "Save contact" }).click();
    await expect(page.getByRole("region", { name: /Your contacts/ }).getByText("Meera Nair")).toBeVisible();
  });
});

/** What a camera sees, as a film for Chromium to play; it goes with the data of the journeys. */
async function filmOf(text: string): Promise<string> {
  const film = join(process.env.JOURNEY_DATA_DIR ?? tmpdir(), "film.mjpeg");
  const frame = await sharp({ create: { width: 1280, height: 720, channels: 3, background: "#999" } })
    .composite([{ input: await codeOf(text), left: 440, top: 160 }])
    .jpeg()
    .toBuffer();
  await writeFile(film, Buffer.concat([frame, frame]));
  return film;
}

test("a code before the camera is read, and its light goes out", async ({ playwright, baseURL }) => {
  const browser = await playwright.chromium.launch({
    executablePath: findBrowser(),
    args: [
      "--no-sandbox",
      "--use-fake-device-for-media-stream",
      "--use-fake-ui-for-media-stream",
      `--use-file-for-fake-video-capture=${await filmOf("https://menon.example/menu")}`,
    ],
  });
  const page = await browser.newPage({ baseURL });
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const ask = devices.getUserMedia.bind(devices);
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    devices.getUserMedia = async (constraints) => {
      const stream = await ask(constraints);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  const lights = () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(({ readyState }) => readyState),
    );
  await page.goto("/card-scanner?tab=paper");
  await started(page);
  await page.getByRole("button", { name: "Turn the camera on" }).click();
  await expect(page.getByRole("button", { name: "Take the photo" })).toBeVisible();
  expect(await lights()).toEqual(["live"]);
  await page.getByRole("tab", { name: "QR" }).click();
  await expect(page.getByRole("button", { name: "Turn the camera on" })).toBeVisible();
  expect(await lights()).toEqual(["ended"]);
  await page.getByRole("button", { name: "Turn the camera on" }).click();
  await expect(page.getByRole("link", { name: "Open menon.example" })).toBeVisible();
  expect(await lights()).toEqual(["ended", "ended"]);
  await browser.close();
});

for (const { colorScheme, width } of LOOKS) {
  test(`the scanner is accessible, ${colorScheme} and ${width} px wide`, async ({ page, request }) => {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await openAs(page, await memberNamed(request, "Ravi Kulkarni"), "/card-scanner");
    await page.getByRole("button", { name: "Turn the camera on" }).click();
    await expect(page.getByText(/[Uu]pload a picture instead/)).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("button", { name: "Upload a picture" }).click();
    await expect(page.getByRole("tab", { name: "Upload", selected: true })).toBeVisible();
    await expectAccessible(page);
    const long = `https://${"a-rather-long-name.".repeat(8)}menon.example/${"path".repeat(60)}`;
    await upload(page, await codeOf(long));
    await expect(page.getByRole("heading", { name: "Open this address?" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await page.getByRole("button", { name: "Scan another" }).click();
    await upload(page, await codeOf(VCARD));
    await expect(page.getByRole("heading", { name: "Check the contact" })).toBeVisible();
    await expectAccessible(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test("without scripts the page says what it needs", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/card-scanner");
  await expect(page.getByRole("heading", { name: "Card scanner" })).toBeVisible();
  await expect(page.getByText(/Scanning needs JavaScript/)).toBeVisible();
  await context.close();
});
