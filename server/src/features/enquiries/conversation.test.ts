import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, test } from "vitest";
import { ENQUIRY_EVENT, LOST_AUTO } from "@cardplaza/contract/enquiries/enquiry-words";
import { newId } from "../../platform/ids.ts";
import { sharedTestApp, type Person } from "../../testing/test-app.ts";
import { listings } from "../directory/listings/listings.table.ts";
import { insertListing } from "../directory/listings/listing.fixtures.ts";
import { jpegFrom } from "../uploads/files.fixtures.ts";
import { sendFile } from "../uploads/upload.fixtures.ts";
import { endEnquiriesJob } from "./ending/end-enquiries.ts";
import { enquiries, type EnquiryRow } from "./enquiries.table.ts";
import { ENQUIRY, enquiryCalls, insertEnquiry } from "./enquiry.fixtures.ts";
import { hearLive } from "../../testing/hear-live.ts";

const app = await sharedTestApp();
let asha: Person;
let ravi: Person;
let shop: typeof listings.$inferSelect;

beforeEach(async () => {
  [asha, ravi] = [await app.signIn("Asha Menon"), await app.signIn("Ravi Kulkarni")];
  shop = await insertListing(app, asha);
});

const { at, reply, notices } = enquiryCalls(app);
const rowsOf = ({ member }: Person) =>
  app.db.select().from(enquiries).where(eq(enquiries.ownerId, member.id));
const insert = (fields: Partial<EnquiryRow>, hoursAgo = 0) =>
  insertEnquiry(app, { shop, senderId: ravi.member.id }, fields, hoursAgo);

describe("the conversation", () => {
  test("opened by either side, it is no longer counted by the bell, and other notices are", async () => {
    const [id, other] = [await insert({}, 3), await insert({}, 2)];
    const unread = async (as: Person) =>
      (await app.call("GET", "/api/notifications/unread-count", { as })).json.count;
    await reply(asha, id);
    await reply(asha, other);
    const kiran = await app.signIn("Kiran Rao");
    await at("POST", kiran, "", { ...ENQUIRY, targetType: "business", targetId: shop.id });
    expect([await unread(ravi), await unread(asha)]).toEqual([2, 1]);
    expect((await at("GET", ravi, "/unread-count")).json).toEqual({ count: 0, answers: 2 });
    const meera = await app.signIn("Meera Iyer");
    expect((await at("GET", meera, `/${id}`)).status).toBe(404);
    await at("GET", ravi, `/${id}`);
    expect([await unread(ravi), await unread(asha)]).toEqual([1, 1]);
    const received = (await at("GET", asha, "?box=received&status=new")).json.enquiries;
    await at("GET", asha, `/${received[0]._id}`);
    expect([await unread(ravi), await unread(asha)]).toEqual([1, 0]);
  });

  test("“Usually replies” is said from five answers on", async () => {
    const shown = async () => {
      const [listing] = await app.db.select().from(listings).where(eq(listings.id, shop.id));
      return listing?.replyMedianMin;
    };
    for (let answers = 0; answers < 4; answers++) await reply(asha, await insert({}, 3));
    expect(await shown()).toBeNull();
    await reply(asha, await insert({}, 3));
    expect(await shown()).toBe(180);
  });

  test("is for the two alone; the first answer stops the clock and each unread one notifies once", async () => {
    const id = await insert({}, 3);
    const bytes = new Uint8Array(await jpegFrom());
    const { url } = await sendFile(app, bytes, { as: asha, purpose: "document", name: "plan.jpg" });
    const answered = await reply(asha, id, { file: url });
    expect(answered.status).toBe(201);
    expect(answered.json.enquiry).toMatchObject({
      status: "responded",
      thread: [{ from: "owner", body: "Gladly, we come on Monday.", file: { name: "plan.jpg" } }],
    });
    await reply(asha, id, { body: "Or on Tuesday." });
    expect(await notices(ravi, "message_received")).toMatchObject([
      {
        message: "Menon Interiors answered your enquiry.",
        targetUrl: `/business-enquiries?tab=sent&enquiry=${id}`,
      },
    ]);
    const read = await at("GET", ravi, `/${id}`);
    expect(read.json.enquiry).toMatchObject({ replyMedianMin: null, unread: false, ownerNote: null });
    const [first] = read.json.enquiry.thread;
    expect((await app.call("GET", first.file.url)).status).toBe(200);
    expect((await app.call("GET", first.file.url.split("?")[0])).status).not.toBe(200);
    await reply(ravi, id, { body: "Monday is fine." });
    expect(await notices(asha, "message_received")).toHaveLength(1);
    const [listing] = await app.db.select().from(listings).where(eq(listings.id, shop.id));
    expect(listing?.replyMedianMin).toBeNull();

    const meera = await app.signIn("Meera Iyer");
    const tries = [
      at("GET", meera, `/${id}`),
      reply(meera, id),
      at("PATCH", meera, `/${id}`, { status: "closed" }),
    ];
    for (const response of await Promise.all(tries)) expect(response.status).toBe(404);
    expect((await reply(meera, id, { file: url })).status).toBe(404);
    expect((await reply(ravi, id, { file: url })).json.fields).toHaveProperty("file");
    expect((await reply(ravi, id, { body: "" })).status).toBe(400);
    await app.call("PUT", `/api/blocks/${asha.member.id}`, { as: ravi });
    expect((await reply(asha, id)).status).toBe(404);
  });

  test("changes its status as designed and in no other way", async () => {
    const id = await insert({});
    const move = (as: Person, body: object) => at("PATCH", as, `/${id}`, body);
    expect(await move(asha, { status: "won" })).toMatchObject({ status: 422, json: { code: "STATE" } });
    await at("GET", asha, `/${id}`);
    expect((await move(asha, { status: "quoted" })).status).toBe(422);
    await reply(asha, id);
    expect((await move(asha, { status: "spam" })).status).toBe(422);
    expect((await move(ravi, { status: "quoted" })).status).toBe(422);
    expect((await move(ravi, { ownerNote: "mine" })).status).toBe(403);
    expect((await move(asha, { status: "quoted", ownerNote: "₹2.4 lakh" })).json.enquiry).toMatchObject({
      status: "quoted",
      ownerNote: "₹2.4 lakh",
    });
    expect((await move(asha, { lostReason: "Price" })).status).toBe(400);
    expect((await move(asha, { status: "lost", lostReason: "Price" })).json.enquiry).toMatchObject({
      status: "lost",
      lostReason: "Price",
    });
    expect((await at("GET", ravi, `/${id}`)).json.enquiry).toMatchObject({
      lostReason: null,
      ownerNote: null,
    });
    expect((await move(ravi, { status: "closed" })).status).toBe(422);

    const junk = await insert({});
    expect((await at("PATCH", asha, `/${junk}`, { status: "spam" })).json.enquiry.status).toBe("spam");
    expect((await at("GET", ravi, `/${junk}`)).json.enquiry.status).toBe("viewed");
    expect((await reply(ravi, junk)).status).toBe(422);
    const done = await insert({});
    expect((await at("PATCH", ravi, `/${done}`, { status: "closed" })).json.enquiry.status).toBe("closed");
    expect((await reply(asha, done)).status).toBe(422);
  });

  test("is lost automatically after 90 quiet days", async () => {
    const [old, fresh] = [
      await insert({ status: "viewed" }, 91 * 24),
      await insert({ status: "viewed" }, 89 * 24),
    ];
    await endEnquiriesJob.run({ ...app.services, now: new Date() }, {}, new AbortController().signal);
    const rows = await rowsOf(asha);
    expect(rows.find(({ id }) => id === old)).toMatchObject({ status: "lost", lostReason: LOST_AUTO });
    expect(rows.find(({ id }) => id === fresh)?.status).toBe("viewed");
  });

  test("goes to up to three others after 48 hours without an answer", async () => {
    const others = [
      await insertListing(app, await app.signIn("Meera"), { name: "Iyer Kitchens" }),
      await insertListing(app, await app.signIn("Vikram"), { name: "Rao Interiors" }),
    ];
    const ids = others.map(({ id }) => id);
    const early = await insert({}, 47);
    expect((await at("POST", ravi, `/${early}/forward`, { targetIds: ids })).status).toBe(422);
    const id = await insert({ phone: "+919876543210" }, 49);
    expect((await at("GET", ravi, `/${id}`)).json.enquiry.canForward).toBe(true);
    const { targets } = (await at("GET", ravi, `/${id}/others`)).json;
    expect(targets.map((each: { _id: string }) => each._id)).toEqual(expect.arrayContaining(ids));
    expect((await at("POST", asha, `/${id}/forward`, { targetIds: ids })).status).toBe(404);
    expect((await at("POST", ravi, `/${id}/forward`, { targetIds: [...ids, newId(), newId()] })).status).toBe(
      400,
    );
    const sent = await at("POST", ravi, `/${id}/forward`, { targetIds: ids });
    expect(sent.status).toBe(201);
    expect(sent.json.enquiries).toMatchObject([
      { message: ENQUIRY.message, target: { name: "Iyer Kitchens" } },
      { message: ENQUIRY.message, target: { name: "Rao Interiors" } },
    ]);
    expect((await at("POST", ravi, `/${id}/forward`, { targetIds: ids })).status).toBe(422);
    expect((await at("POST", ravi, `/${id}/forward`, { targetIds: [ids[0]] })).status).toBe(409);
  });
});

test("open inboxes of both sides hear of every message, of its reading and of a change; nobody else's do", async () => {
  const meera = await app.signIn("Meera Iyer");
  const ears = [asha, ravi, meera].map((each) => hearLive(app, each, ENQUIRY_EVENT));
  const news = async () => [await ears[0]!(), await ears[1]!(), await ears[2]!()];
  const enquiryId = await insert({}, 3);
  const both = [[{ enquiryId }], [{ enquiryId }], []];
  await reply(asha, enquiryId);
  expect(await news()).toEqual(both);
  // The second one does not ring the bell again.
  await reply(asha, enquiryId, { anyway: true });
  expect(await news()).toEqual(both);
  await at("GET", ravi, `/${enquiryId}`);
  expect(await news()).toEqual(both);
  await at("GET", ravi, `/${enquiryId}`);
  expect(await news()).toEqual([[], [], []]);
  await at("PATCH", asha, `/${enquiryId}`, { status: "won" });
  expect(await news()).toEqual(both);
});
