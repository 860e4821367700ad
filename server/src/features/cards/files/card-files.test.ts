import { eq } from "drizzle-orm";
import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { CARD_FILES } from "@cardplaza/contract/cards/card-files";
import {
  DEFAULT_CUSTOMIZATION,
  type Customization,
} from "@cardplaza/contract/cards/customization/customization";
import type { Card, NewCard } from "@cardplaza/contract/cards/cards";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { cardCustomizations } from "../customization/customization.table.ts";
import { sendFile } from "../../uploads/upload.fixtures.ts";
import { cards } from "../cards.table.ts";
import { readContact } from "./read-contact.fixtures.ts";
import { bothRead, readQr } from "./read-qr.fixtures.ts";

let asha: Person;
const ORIGIN = "https://cardplaza.example";

const app = await sharedTestApp({ settings: { PUBLIC_ORIGIN: ORIGIN } });
beforeAll(async () => {
  asha = await app.signIn("Asha", { premium: true });
});

async function newCard(fields: Partial<NewCard> = {}): Promise<Card> {
  const body = {
    name: "Asha Sharma",
    role: "Director",
    company: "Sharma Textiles",
    phone: "+919820012345",
    ...fields,
  };
  const { json, status } = await app.call("POST", "/api/business-cards", { as: asha, body });
  expect(status, JSON.stringify(json)).toBe(201);
  return json;
}

async function get(path: string) {
  const response = await fetch(app.url + path);
  return { response, headers: response.headers, bytes: Buffer.from(await response.arrayBuffer()) };
}

const design = (cardId: string, changes: Partial<Customization>) =>
  app.db
    .insert(cardCustomizations)
    .values({ cardId, design: { ...DEFAULT_CUSTOMIZATION, ...changes }, updatedAt: new Date() });

/** Noise: like a photograph, it does not compress well. */
async function noisyPortrait() {
  const noise = { type: "gaussian", mean: 128, sigma: 80 } as const;
  const photo = await sharp({ create: { width: 700, height: 600, channels: 3, noise, background: "#000" } })
    .jpeg()
    .toBuffer();
  return (await sendFile(app, photo, { as: asha })).url;
}

describe("the contact file", () => {
  test("can be downloaded by everybody, and is named after the person", async () => {
    const { _id } = await newCard({ email: "asha@example.in" });
    const { response, headers, bytes } = await get(CARD_FILES.vcard(_id));
    expect(response.status).toBe(200);
    expect(headers.get("content-type")).toBe("text/vcard; charset=utf-8");
    expect(headers.get("content-disposition")).toContain('attachment; filename="asha-sharma.vcf"');
    expect(headers.get("x-robots-tag")).toBe("noindex");
    expect(readContact(bytes.toString()).value("email")).toBe("asha@example.in");
  });

  test("of a name in another script is named after the person too, if its letters are known", async () => {
    const { _id } = await newCard({ name: "आशा श्रीवास्तव" });
    const { headers, bytes } = await get(CARD_FILES.vcard(_id));
    expect(headers.get("content-disposition")).toContain('filename="asha-shrivastav.vcf"');
    const other = await newCard({ name: "王小明" });
    const { headers: plain } = await get(CARD_FILES.vcard(other._id));
    expect(plain.get("content-disposition")).toContain(`filename="${other._id}.vcf"`);
    expect(readContact(bytes.toString()).value("fn")).toBe("आशा श्रीवास्तव");
  });

  test("of a name with line ends is one contact", async () => {
    const { _id } = await newCard({ name: 'Asha"\r\nX-Evil: 1\r\nEND:VCARD' });
    const { headers, bytes } = await get(CARD_FILES.vcard(_id));
    expect(headers.get("x-evil")).toBeNull();
    expect(headers.get("content-disposition")).toContain('filename="asha-x-evil-1-end-vcard.vcf"');
    expect(bytes.toString().match(/^(BEGIN|END):VCARD/gm)).toHaveLength(2);
  });

  test("of an incomplete card leaves the placeholders out, for its owner too", async () => {
    const { _id } = await newCard({ phone: undefined, company: undefined, role: undefined });
    const names = ["version", "n", "fn", "rev", "uid"];
    expect(readContact((await get(CARD_FILES.vcard(_id))).bytes.toString()).names).toEqual(names);
    const own = await app.call("GET", CARD_FILES.vcard(_id), { as: asha });
    expect(readContact(own.text).names).toEqual(names);
  });

  test("has nothing that its owner switched off", async () => {
    const { _id } = await newCard({
      email: "own@example.in",
      business_phone: "+912223456789",
      business_email: "office@example.in",
      address: "Mumbai",
      website: "sharma.example",
      linkedin_url: "linkedin.com/in/asha",
    });
    await design(_id, { showPersonalContact: false, showBusinessContact: false, showSocialMedia: false });
    const { names } = readContact((await get(CARD_FILES.vcard(_id))).bytes.toString());
    expect(names).toEqual(["version", "n", "fn", "org", "title", "rev", "uid"]);
  });

  test("holds a photo that a phone accepts", async () => {
    const { _id } = await newCard({ profile_image: await noisyPortrait() });
    const { bytes } = await get(CARD_FILES.vcard(_id));
    const photo = Buffer.from(readContact(bytes.toString()).value("photo") as string, "base64");
    const { format, width, height } = await sharp(photo).metadata();
    expect(format).toBe("jpeg");
    expect(Math.max(width, height)).toBeLessThanOrEqual(400);
    expect(photo.length).toBeLessThanOrEqual(36 * 1024);
  });

  test("has no photo if the picture is gone", async () => {
    const { _id } = await newCard();
    await app.db
      .update(cards)
      .set({ profile_image: "/files/0mabcdefghijklmnopqr/100x100.webp" })
      .where(eq(cards.id, _id));
    const { response, bytes } = await get(CARD_FILES.vcard(_id));
    expect(response.status).toBe(200);
    expect(readContact(bytes.toString()).names).not.toContain("photo");
  });
});

describe("the QR image", () => {
  test.each(["qrPng", "qrSvg"] as const)("%s leads to the card", async (kind) => {
    const { _id, slug } = await newCard();
    const { headers, bytes } = await get(CARD_FILES[kind](_id));
    expect(headers.get("content-type")).toBe(kind === "qrPng" ? "image/png" : "image/svg+xml");
    expect(headers.get("cache-control")).toBe("public, max-age=300");
    expect(headers.get("etag")).toMatch(/^"[\w-]{22}"$/);
    expect(await readQr(bytes)).toEqual(bothRead(`${ORIGIN}/card/${slug}`));
  });

  test.each(["qrPng", "qrSvg"] as const)(
    "%s holds the card's logo, and is read all the same",
    async (kind) => {
      const red = { create: { width: 400, height: 300, channels: 3, background: "#c8102e" } } as const;
      const { url } = await sendFile(app, await sharp(red).png().toBuffer(), { as: asha });
      const { _id, slug } = await newCard({ business_logo: url });
      const { bytes } = await get(CARD_FILES[kind](_id));
      expect(await readQr(bytes)).toEqual(bothRead(`${ORIGIN}/card/${slug}`));
      const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
      const middle = ((info.height >> 1) * info.width + (info.width >> 1)) * 3;
      expect(data[middle]).toBeGreaterThan(180);
      expect(data[middle + 1]).toBeLessThan(40);
    },
  );
});

test("a caller who has the file already gets 304", async () => {
  const { _id } = await newCard();
  for (const path of [CARD_FILES.qrPng(_id), CARD_FILES.qrSvg(_id), `/api/business-cards/${_id}/og.jpg`]) {
    const first = await app.call("GET", path);
    const etag = first.headers.get("etag") as string;
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, "*"]) {
      const again = await app.call("GET", path, { headers: { "if-none-match": known } });
      expect([path, again.status, again.text]).toEqual([path, 304, ""]);
      expect(again.headers.get("etag")).toBe(etag);
      expect(again.headers.get("cache-control")).toBe(first.headers.get("cache-control"));
    }
    const other = await app.call("GET", path, { headers: { "if-none-match": '"other"' } });
    expect([other.status, other.text.length]).toEqual([200, first.text.length]);
  }
  const missing = `/api/business-cards/${"0".repeat(20)}/qr.png`;
  expect((await app.call("GET", missing, { headers: { "if-none-match": "*" } })).status).toBe(404);
});

describe("the preview image", () => {
  const preview = async (card: Card) => get(CARD_FILES.preview(card._id, card.updated_at));

  test("is small, of the size that messengers show, and cached for long", async () => {
    const { headers, bytes } = await preview(await newCard({ profile_image: await noisyPortrait() }));
    expect(headers.get("content-type")).toBe("image/jpeg");
    expect(headers.get("cache-control")).toContain("public, max-age=86400");
    expect(await sharp(bytes).metadata()).toMatchObject({ format: "jpeg", width: 1200, height: 630 });
    expect(bytes.length).toBeLessThan(300_000);
  });

  test("changes with the card, and only then", async () => {
    const card = await newCard();
    const first = await preview(card);
    const [again, parallel] = await Promise.all([preview(card), preview(card)]);
    expect(again.bytes.equals(first.bytes) && parallel.bytes.equals(first.bytes)).toBe(true);
    const changed = await app.call("PATCH", `/api/business-cards/${card._id}`, {
      as: asha,
      body: { name: "Asha Rao" },
    });
    const after = await preview(changed.json);
    expect(after.bytes.equals(first.bytes)).toBe(false);
    expect(after.headers.get("etag")).not.toBe(first.headers.get("etag"));
  });

  test("shows no placeholder", async () => {
    const complete = await preview(await newCard({ name: "Ravi Kumar", company: "", role: "" }));
    const named = await preview(await newCard({ name: "Ravi Kumar", company: "Kumar", role: "Partner" }));
    const ink = async (bytes: Buffer) =>
      (await sharp(bytes).extract({ left: 460, top: 100, width: 600, height: 420 }).greyscale().stats())
        .channels[0]?.mean ?? 0;
    expect(await ink(complete.bytes)).toBeGreaterThan(await ink(named.bytes));
  });

  test("has the card's own colours while the plan includes them", async () => {
    const ravi = await app.signIn("Ravi");
    const free = await app.call("POST", "/api/business-cards", { as: ravi, body: { name: "Asha Sharma" } });
    const premium = await newCard();
    for (const { _id } of [free.json as Card, premium])
      await design(_id, { primaryColor: "#ff0000", secondaryColor: "#ff0000" });
    const corner = async (card: Card) => [
      ...(await sharp((await preview(card)).bytes)
        .extract({ left: 5, top: 5, width: 1, height: 1 })
        .raw()
        .toBuffer()),
    ];
    const [red = 0, , blue = 0] = await corner(premium);
    expect(red).toBeGreaterThan(blue + 200);
    const [freeRed = 0, , freeBlue = 0] = await corner(free.json);
    expect(freeBlue).toBeGreaterThan(freeRed + 100);
  });
});

test.each(["vcard", "qrPng", "qrSvg", "preview"] as const)(
  "%s of no card, or of a deleted one, is not there",
  async (kind) => {
    const path = (id: string) => CARD_FILES[kind](id, new Date());
    expect((await get(path("0mnobodynobodynobody"))).response.status).toBe(404);
    const { _id } = await newCard();
    await app.call("DELETE", `/api/business-cards/${_id}`, { as: asha, body: {} });
    expect((await get(path(_id))).response.status).toBe(410);
  },
);
