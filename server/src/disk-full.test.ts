import { sql } from "drizzle-orm";
import sharp from "sharp";
import { describe, expect, test } from "vitest";
import { makeCard } from "./features/cards/card.fixtures.ts";
import { sharedTestApp } from "./testing/test-app.ts";

const app = await sharedTestApp();
const asha = await app.signIn("Asha Menon");
const ravi = await app.signIn("Ravi Kulkarni");
const card = await makeCard(app, asha);
const listing = (await app.call("POST", "/api/business-listings", { as: asha, body: {} })).json;

/** Makes writes fail with PostgreSQL's error for a full disk. */
async function fillDisk() {
  await app.db.execute(sql`
    create function disk_full() returns trigger language plpgsql as $$
    begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end $$`);
  await app.db.execute(sql`
    do $$ declare name regclass; begin
      for name in select oid from pg_class
        where relkind in ('r', 'p') and not relispartition and relnamespace in ('public'::regnamespace, 'jobs'::regnamespace)
      loop
        execute format('create trigger disk_full before insert or update or delete on %s
          for each statement execute function disk_full()', name);
      end loop;
    end $$`);
}
await fillDisk();

const picture = await sharp({ create: { width: 400, height: 400, channels: 3, background: "#2563eb" } })
  .png()
  .toBuffer();
const upload = () => {
  const form = new FormData();
  form.set("purpose", "gallery");
  form.set("file", new Blob([new Uint8Array(picture)]), "dot.png");
  return form;
};
const message = { name: "Ravi", email: "ravi@kulkarni.example", message: "A kitchen for a flat, please." };

describe("while the disk is full every write is refused with 503", () => {
  test.each<[string, string, (() => unknown)?]>([
    ["POST", "/api/business-cards", () => ({ name: "Ravi Kulkarni", phone: "+919876543211" })],
    ["PATCH", `/api/business-cards/${card._id}`, () => ({ name: "Another" })],
    ["POST", `/api/business-cards/save/${card._id}`, () => ({})],
    ["POST", `/api/business-cards/${card._id}/report`, () => ({ reason: "Spam" })],
    ["POST", "/api/leads", () => ({ ...message, cardId: card._id, consent: true })],
    ["POST", "/api/card-events", () => ({ cardId: card._id, type: "view" })],
    ["POST", "/api/business-listings", () => ({})],
    ["PATCH", `/api/business-listings/${listing._id}`, () => ({ name: "Menon" })],
    ["POST", "/api/contacts", () => ({ name: "Meera Iyer", phone: "+919876543212" })],
    ["PATCH", "/api/user-profile", () => ({ headline: "Designer" })],
    ["PUT", `/api/blocks/${asha.member.id}`],
    ["POST", "/api/contact", () => ({ ...message, topic: "general", subject: "A question" })],
    ["POST", "/api/auth/otp/request", () => ({ channel: "email", to: "ravi@kulkarni.example" })],
    ["POST", "/api/auth/logout"],
    ["POST", "/api/uploads", upload],
  ])("%s %s", async (method, path, body) => {
    const isAshas = (method === "PATCH" && path.includes(card._id)) || path.includes(listing._id);
    const { status, json, headers } = await app.call(method, path, {
      as: isAshas ? asha : ravi,
      body: body?.(),
    });
    expect([status, json?.code]).toEqual([503, "UNAVAILABLE"]);
    expect(Number(headers.get("retry-after"))).toBeGreaterThan(0);
  });
});

test("stored data can still be read", async () => {
  expect((await app.call("GET", `/api/business-cards/${card._id}`, { as: ravi })).status).toBe(200);
  expect((await app.call("GET", "/api/notifications", { as: asha })).status).toBe(200);
});
