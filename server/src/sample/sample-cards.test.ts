import { beforeAll, expect, test } from "vitest";
import { bothRead, readQr } from "../features/cards/files/read-qr.fixtures.ts";
import { inTransaction } from "../platform/transaction.ts";
import { sharedTestApp } from "../testing/test-app.ts";
import { SAMPLE_CARDS } from "./cards.ts";
import { loadSampleCards } from "./load-sample-cards.ts";
import { addPeople } from "./load-sample-data.ts";

const app = await sharedTestApp();
beforeAll(async () => {
  await inTransaction(app.db, (tx) => addPeople(tx, new Date()));
  await loadSampleCards(app.services);
});

test("every complete sample card can be opened from the landing page, and its QR code leads to it", async () => {
  const { json } = await app.call("GET", "/api/example-cards");
  const examples = json.cards as { slug: string }[];
  expect(examples.length).toBe(SAMPLE_CARDS.filter(({ card }) => card.role).length);
  for (const { slug } of examples) {
    const card = await app.call("GET", `/api/business-cards/slug/${slug}`);
    expect(card.status).toBe(200);
    const png = await fetch(`${app.url}/api/business-cards/${card.json._id}/qr.png`);
    const code = await readQr(new Uint8Array(await png.arrayBuffer()));
    expect(code).toEqual(bothRead(`${app.services.origin}/card/${slug}`));
  }
});
