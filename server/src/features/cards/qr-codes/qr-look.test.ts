import { eq } from "drizzle-orm";
import { PDFDocument } from "pdf-lib";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { QR_SCORE, QR_STUDIO_TEXT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { sharedTestApp } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import { bothRead, readQr } from "../files/read-qr.fixtures.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { qrCodes } from "./qr-codes.table.ts";
import { makeCode, signInEstablished } from "./qr-code.fixtures.ts";

type SignedIn = Awaited<ReturnType<typeof signInEstablished>>;
const app = await sharedTestApp({ settings: { PUBLIC_ORIGIN: "https://cardplaza.example" } });
let asha: SignedIn;
let ravi: SignedIn;

beforeAll(async () => {
  asha = await signInEstablished(app, "Asha");
  ravi = await signInEstablished(app, "Ravi");
  await makeCard(app, asha);
});

const post = (body: object) => app.call("POST", "/api/qr-codes", { as: asha, body });
const patch = (id: string, body: object) => app.call("PATCH", `/api/qr-codes/${id}`, { as: asha, body });
const logo = (colour: string) =>
  sharp({ create: { width: 240, height: 160, channels: 3, background: colour } })
    .png()
    .toBuffer();

/** A file is drawn for print; a reader is slow with so many pixels. */
const smaller = (picture: Buffer) => sharp(picture).resize({ width: 400 }).png().toBuffer();

describe("the look of a code", () => {
  test.each([
    ["light on dark", { foreground: "#ffffff", background: "#0f172a" }, QR_STUDIO_TEXT.lightOnDark],
    ["under 3:1", { foreground: "#999999", background: "#ffffff" }, QR_STUDIO_TEXT.lowContrast(2.849)],
  ])("is refused %s, with the reason", async (_what, design, reason) => {
    const { status, json } = await post({ design });
    expect([status, json.message, json.fields]).toEqual([400, reason, { "design.foreground": reason }]);
    const preview = await app.call("POST", "/api/qr-codes/preview", { as: asha, body: { design } });
    expect(preview.json.problems).toEqual([reason]);
    expect(preview.json.score).toBeLessThan(QR_SCORE.least);
  });

  test("with pale eyes is refused too, and with medium contrast warned about", async () => {
    const pale = await post({ design: { eyeColor: "#dddddd" } });
    expect(pale.json.fields).toHaveProperty(["design.eyeColor"]);
    const { json } = await app.call("POST", "/api/qr-codes/preview", {
      as: asha,
      body: { design: { foreground: "#808080" } },
    });
    expect(json).toMatchObject({ problems: [], warnings: [QR_STUDIO_TEXT.weakContrast(3.949)] });
    expect(json.svg).toMatch(/^<svg /);
  });

  test("may have the member's own logo, and no other", async () => {
    const own = (await sendFile(app, await logo("#c8102e"), { as: asha, purpose: "logo" })).url;
    const ravis = (await sendFile(app, await logo("#0000aa"), { as: ravi, purpose: "logo" })).url;
    const made = await makeCode(app, asha, { design: { logo: own } });
    const { text } = await app.call("GET", `/api/qr-codes/${made._id}/image?format=svg`, { as: asha });
    expect(text.match(/<image /g)).toHaveLength(1);
    expect(await readQr(await smaller(Buffer.from(text)))).toEqual(bothRead(made.url));
    for (const response of [
      await post({ design: { logo: ravis } }),
      await patch(made._id, { design: { logo: ravis } }),
    ]) {
      expect([response.status, Object.keys(response.json.fields)]).toEqual([400, ["design.logo"]]);
    }
    const peek = await app.call("POST", "/api/qr-codes/preview", {
      as: asha,
      body: { design: { logo: ravis } },
    });
    expect(peek.status).toBe(400);
  });

  test("is downloaded as PNG, SVG and PDF that all contain the code", async () => {
    const design = { dots: "rounded", eyes: "leaf", frame: "banner", label: "मुझे <स्कैन> करें" };
    const { _id, code, url } = await makeCode(app, asha, { name: "Fair 2026", design });
    const image = async (format: string) => {
      const response = await fetch(`${app.url}/api/qr-codes/${_id}/image?format=${format}`, {
        headers: { authorization: `Bearer ${asha.token}` },
      });
      expect(response.headers.get("content-disposition")).toContain(`filename="QR-${code}.${format}"`);
      return { type: response.headers.get("content-type"), bytes: Buffer.from(await response.arrayBuffer()) };
    };
    const png = await image("png");
    expect(png.type).toBe("image/png");
    const { width, density } = await sharp(png.bytes).metadata();
    expect(Math.round((width / (density ?? 1)) * 2.54 * 10)).toBe(50);
    expect(await readQr(await smaller(png.bytes))).toEqual(bothRead(url));
    const svg = await image("svg");
    expect(svg.type).toBe("image/svg+xml");
    expect(await readQr(await smaller(svg.bytes))).toEqual(bothRead(url));
    const pdf = await image("pdf");
    expect(pdf.type).toBe("application/pdf");
    const document = await PDFDocument.load(pdf.bytes);
    expect([document.getPageCount(), document.getTitle()]).toEqual([1, "Fair 2026"]);
    expect(Math.round((document.getPage(0).getWidth() / 72) * 2.54)).toBe(5);
    expect((await app.call("GET", `/api/qr-codes/${_id}/image?format=exe`, { as: asha })).status).toBe(400);
  });

  test("that does not scan is not downloaded", async () => {
    const { _id } = await makeCode(app, asha);
    // As if the rules had been less strict before: grey on grey.
    const design = { ...(await app.db.select().from(qrCodes).where(eq(qrCodes.id, _id)))[0]!.design };
    await app.db
      .update(qrCodes)
      .set({ design: { ...design, foreground: "#fdfdfd" } })
      .where(eq(qrCodes.id, _id));
    const { status, json } = await app.call("GET", `/api/qr-codes/${_id}/image`, { as: asha });
    expect([status, json.code, json.message]).toEqual([422, "STATE", QR_STUDIO_TEXT.unreadable]);
  });
});
