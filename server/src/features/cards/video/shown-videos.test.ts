import { eq } from "drizzle-orm";
import { beforeAll, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import { endPlan } from "../../plan/plan.fixtures.ts";
import * as pictures from "../../uploads/files.fixtures.ts";
import { inTransaction } from "../../../platform/transaction.ts";
import { cardVideosPart } from "./account-part.ts";
import { eraseDeletedCardsJob } from "../erase-deleted-cards.ts";
import { cards } from "../cards.table.ts";
import * as films from "./video.fixtures.ts";
import { cardForVideo, sendVideo, VTT } from "./video.fixtures.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { path, send, seen, filesOf, idIn } = await cardForVideo(app);
let ravi: Person;

describe("a part of it", () => {
  let url: string;
  let film: Uint8Array;
  beforeAll(async () => {
    film = await films.mp4({ seconds: 9, bytes: 100_000 });
    ravi = await app.signIn("Ravi", { premium: true });
    const { _id } = await makeCard(app, ravi, { name: "Ravi Kulkarni" });
    url = app.url + (await sendVideo(app, _id, { as: ravi, file: film })).json.url;
  });
  const ask = async (range: string, headers = {}) => {
    const response = await fetch(url, { headers: { range, ...headers } });
    const bytes = Buffer.from(await response.arrayBuffer());
    return { status: response.status, range: response.headers.get("content-range"), bytes };
  };

  test.each([
    ["bytes=0-0", 0, 1],
    ["bytes=0-99", 0, 100],
    ["bytes=100-199", 100, 200],
    ["bytes=4000000-", 4_000_000, undefined],
    ["bytes=0-", 0, undefined],
    ["bytes=-500", -500, undefined],
    ["bytes=10-99999999", 10, undefined],
    ["bytes=-99999999", 0, undefined],
  ])("%s comes as 206", async (range, from, to) => {
    const part = Buffer.from(film.subarray(from, to));
    const answer = await ask(range);
    const start = from < 0 ? film.length + from : from;
    expect(answer.status).toBe(206);
    expect(answer.range).toBe(`bytes ${start}-${start + part.length - 1}/${film.length}`);
    expect(answer.bytes.equals(part)).toBe(true);
  });

  test.each(["bytes=99999999-", "bytes=99999999-100000000", "bytes=-0"])(
    "%s lies outside: 416",
    async (range) => {
      const answer = await ask(range);
      expect([answer.status, answer.range, answer.bytes.length]).toEqual([416, `bytes */${film.length}`, 0]);
    },
  );

  test.each(["bytes=5-2", "bytes=a-b", "bytes=-", "pages=1-2", "bytes=0-1,5-9"])(
    "%s gives it whole",
    async (range) => {
      const answer = await ask(range);
      expect([answer.status, answer.range, answer.bytes.length]).toEqual([200, null, film.length]);
    },
  );

  test("of another video than the one that was begun gives the new one whole", async () => {
    const { headers } = await fetch(url, { method: "HEAD" });
    const etag = headers.get("etag") ?? "";
    expect((await ask("bytes=0-9", { "if-range": etag })).status).toBe(206);
    expect((await ask("bytes=0-9", { "if-range": '"another"' })).status).toBe(200);
  });

  test("and what the caller has already is not sent again", async () => {
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(film.length)]);
    const again = await fetch(url, { headers: { "if-none-match": head.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});

describe("who may", () => {
  test("Meera, who is premium too, finds no such card", async () => {
    const meera = await app.signIn("Meera", { premium: true });
    const before = await seen();
    expect((await send({ as: meera, file: await films.mp4() })).status).toBe(404);
    expect((await app.call("DELETE", path(), { as: meera })).status).toBe(404);
    expect((await app.call("PUT", `${path()}/captions`, { as: meera, body: { captions: VTT } })).status).toBe(
      404,
    );
    expect(await seen()).toEqual(before);
  });

  test("on the free plan it is refused, by the feature's name", async () => {
    const farah = await app.signIn("Farah");
    const { _id } = await makeCard(app, farah);
    const { status, json } = await sendVideo(app, _id, { as: farah, link: "https://vimeo.com/76979871" });
    expect([status, json.code, json.feature]).toEqual([403, "PREMIUM_REQUIRED", "Video introduction"]);
    expect((await app.call("POST", path(), { body: new FormData() })).status).toBe(401);
  });

  test("when the plan ends nobody sees it, nothing is lost, and its owner may remove it", async () => {
    const uma = await app.signIn("Uma", { premium: true });
    const { _id, slug } = await makeCard(app, uma, { name: "Uma Iyer" });
    const { json } = await sendVideo(app, _id, {
      as: uma,
      file: await films.mp4(),
      poster: await pictures.jpegFrom(),
    });
    await endPlan(app, uma);
    const own = await app.call("GET", `/api/business-cards/${_id}`, { as: uma });
    expect(own.json).toMatchObject({ video: json, videoHidden: true });
    expect((await app.call("GET", `/api/business-cards/${_id}`)).json.video).toBeNull();
    for (const address of [json.url, json.poster]) expect((await app.call("GET", address!)).status).toBe(404);
    expect(
      (await app.call("PUT", `${path(_id)}/captions`, { as: uma, body: { captions: VTT } })).status,
    ).toBe(403);
    expect((await app.call("DELETE", path(_id), { as: uma })).status).toBe(204);
    expect((await app.call("GET", `/api/business-cards/${_id}`, { as: uma })).json.video).toBeNull();
    await eventually(async () => expect(await filesOf(idIn(json.url))).toEqual([]));
    expect(await seen(slug)).toBeNull();
  });
});

describe("it is deleted", () => {
  test("with the card, once that cannot be restored any more", async () => {
    const dev = await app.signIn("Dev", { premium: true });
    const { _id } = await makeCard(app, dev);
    const { url } = (await sendVideo(app, _id, { as: dev, file: await films.mp4() })).json;
    await app.call("DELETE", `/api/business-cards/${_id}`, { as: dev, body: {} });
    expect((await app.call("GET", url)).status).toBe(410);
    expect(await filesOf(idIn(url))).toHaveLength(1);
    await app.db
      .update(cards)
      .set({ deletedAt: new Date(0) })
      .where(eq(cards.id, _id));
    await eraseDeletedCardsJob.run({ ...app.services, now: new Date() }, {}, AbortSignal.timeout(5000));
    await eventually(async () => expect(await filesOf(idIn(url))).toEqual([]));
  });

  test("with the account, of which it is a part", async () => {
    const isha = await app.signIn("Isha", { premium: true });
    const { _id } = await makeCard(app, isha);
    const { url } = (await sendVideo(app, _id, { as: isha, file: await films.mp4() })).json;
    const { id } = isha.member;
    expect(await cardVideosPart.files?.(app.db, id)).toEqual([
      { name: `${idIn(url)}-introduction.mp4`, key: `videos/${idIn(url)}/video.mp4` },
    ]);
    await inTransaction(app.db, (tx) => cardVideosPart.erase({ ...app.services, now: new Date() }, tx, id));
    await eventually(async () => expect(await filesOf(idIn(url))).toEqual([]));
    expect(await cardVideosPart.kinds.videos?.(app.db, id)).toEqual([]);
  });
});
