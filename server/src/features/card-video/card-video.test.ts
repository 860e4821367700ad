import { readdir } from "node:fs/promises";
import { join } from "node:path";
import { eq } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { CAPTIONS_TEXT } from "@cardplaza/contract/captions";
import { VIDEO_TEXT } from "@cardplaza/contract/video-rules";
import { startTestApp, type TestApp } from "../../testing/test-app.ts";
import { makeCard } from "../cards/test-card.ts";
import { premiumPeriods } from "../plan/plan.table.ts";
import * as pictures from "../uploads/test-files.ts";
import { inTransaction } from "../../platform/transaction.ts";
import { Refusal } from "../../platform/refusals.ts";
import { cardVideosPart } from "./account-part.ts";
import { wipeDeletedCardsJob } from "../cards/wipe-deleted-cards.ts";
import { cards } from "../cards/cards.table.ts";
import { readVideo, type VideoFacts } from "./read-video.ts";
import * as films from "./test-video.ts";
import { sendVideo } from "./test-video.ts";

type Person = Awaited<ReturnType<TestApp["signIn"]>>;
let app: TestApp;
let asha: Person;
let ravi: Person;
let card: { _id: string; slug: string };

beforeAll(async () => {
  app = await startTestApp();
  asha = await app.signIn("Asha", { premium: true });
  card = await makeCard(app, asha);
});
afterAll(() => app.stop());

const path = (id = card._id) => `/api/business-cards/${id}/video`;
const send = (sent: Partial<Parameters<typeof sendVideo>[2]>) =>
  sendVideo(app, card._id, { as: asha, ...sent });
const seen = async (slug = card.slug) =>
  (await app.call("GET", `/api/business-cards/slug/${slug}`)).json.video;
const endPlanOf = ({ member }: Person) =>
  app.db
    .update(premiumPeriods)
    .set({ endsAt: new Date(Date.now() - 1000) })
    .where(eq(premiumPeriods.memberId, member.id));
const filesOf = (id: string) => readdir(join(app.dataDir, "files", "videos", id)).catch(() => []);
const idIn = (url: string) => new URL(url, app.url).searchParams.get("v") ?? "";

describe("a video", () => {
  test.each([
    ["an MP4 with H.264 and AAC", films.mp4, "a.mp4", "video/mp4"],
    ["an MP4 recorded in parts", films.recordedMp4, "a.mp4", "video/mp4"],
    ["a WebM", films.webm, "a.webm", "video/webm"],
    [
      "a recording without a length in its header",
      films.recording,
      "recording.webm",
      "video/webm;codecs=vp8,opus",
    ],
    ["a recording without a name", films.recording, "blob", ""],
  ])("as %s is shown on the card", async (_what, film, name, type) => {
    const file = await film();
    const { status, json } = await send({ file, name, type });
    expect([status, json]).toEqual([
      201,
      {
        kind: "file",
        url: expect.stringMatching(new RegExp(`^${path()}\\?v=[0-9a-z]{20}$`)),
        embedUrl: null,
        type: name.endsWith("mp4") ? "video/mp4" : "video/webm",
        poster: null,
        captions: null,
        seconds: expect.closeTo(3, 0),
        width: 320,
        height: 240,
      },
    ]);
    expect(await seen()).toEqual(json);
    const response = await fetch(app.url + json.url);
    expect(Buffer.from(await response.arrayBuffer()).equals(file)).toBe(true);
    expect(Object.fromEntries(response.headers)).toMatchObject({
      "content-type": json.type,
      "content-length": String(file.length),
      "accept-ranges": "bytes",
      "cache-control": "no-cache",
      "x-content-type-options": "nosniff",
    });
  });

  test("of 60 seconds is taken, also one that says nothing of its length", async () => {
    expect((await send({ file: await films.mp4({ seconds: 60 }) })).json.seconds).toBe(60);
    expect((await send({ file: await films.recording({ seconds: 60 }), name: "a.webm" })).status).toBe(201);
  });

  test("takes the place of an earlier one, whose file goes", async () => {
    const first = idIn((await send({ file: await films.mp4() })).json.url);
    const second = idIn((await send({ file: await films.webm(), name: "b.webm" })).json.url);
    expect(await filesOf(second)).toEqual(["video.webm"]);
    await vi.waitFor(async () => expect(await filesOf(first)).toEqual([]), { timeout: 15_000 });
  });

  test("sent twice with one Idempotency-Key is one", async () => {
    const body = () => {
      const form = new FormData();
      form.set("link", "https://vimeo.com/76979871");
      return form;
    };
    const headers = { "idempotency-key": "one-video" };
    const first = await app.call("POST", path(), { as: asha, body: body(), headers });
    const again = await app.call("POST", path(), { as: asha, body: body(), headers });
    expect([first.status, again.json]).toEqual([201, first.json]);
  });
});

describe("refused in words", () => {
  let raviCard: string;
  beforeAll(async () => {
    ravi = await app.signIn("Ravi", { premium: true });
    raviCard = (await makeCard(app, ravi, { name: "Ravi Kulkarni" }))._id;
  });
  test.each([
    ["a video of 61 seconds", () => films.mp4({ seconds: 61 }), "a.mp4", 400, VIDEO_TEXT.tooLong],
    ["a recording of 61 seconds", () => films.recording({ seconds: 61 }), "a.webm", 400, VIDEO_TEXT.tooLong],
    [
      "61 seconds said to be 5",
      async () => films.claimingSeconds(await films.mp4({ seconds: 61 }), 5),
      "a.mp4",
      400,
      VIDEO_TEXT.tooLong,
    ],
    ["a WebM called MP4", films.webm, "a.mp4", 400, VIDEO_TEXT.unreadable],
    ["an MP4 called WebM", films.mp4, "a.webm", 400, VIDEO_TEXT.unreadable],
    ["a picture called MP4", () => pictures.jpegFrom(), "a.mp4", 400, VIDEO_TEXT.unreadable],
    ["a page called MP4", () => pictures.html, "a.mp4", 400, VIDEO_TEXT.unreadable],
    ["nothing called MP4", () => new Uint8Array(), "a.mp4", 400, VIDEO_TEXT.unreadable],
    [
      "a video cut off in its header",
      async () => (await films.mp4()).subarray(0, 300),
      "a.mp4",
      400,
      VIDEO_TEXT.unreadable,
    ],
    [
      "a video cut off later",
      async () => (await films.mp4()).subarray(0, -200),
      "a.mp4",
      400,
      VIDEO_TEXT.unreadable,
    ],
    ["a picture", () => pictures.jpegFrom(), "a.jpg", 415, VIDEO_TEXT.notAVideo],
    ["a Matroska film", films.mkv, "a.mkv", 415, VIDEO_TEXT.notAVideo],
    ["a QuickTime film", films.mov, "a.mov", 415, VIDEO_TEXT.notAVideo],
    ["VP9 inside an MP4", () => films.mp4({ picture: "vp9" }), "a.mp4", 415, VIDEO_TEXT.wrongMp4],
    ["Opus inside an MP4", () => films.mp4({ sound: "opus" }), "a.mp4", 415, VIDEO_TEXT.wrongMp4],
  ])("%s", async (_what, film, name, status, text) => {
    const answer = await sendVideo(app, raviCard, { as: ravi, file: await film(), name });
    expect([answer.status, answer.json.message, answer.json.fields?.file]).toEqual([status, text, text]);
  });

  test("51 MB", async () => {
    const file = await films.mp4({ seconds: 5.1, bytes: 1024 * 1024 });
    expect(file.length).toBeGreaterThan(51 * 1024 * 1024);
    const { status, json } = await sendVideo(app, raviCard, { as: ravi, file });
    expect([status, json.message]).toEqual([413, VIDEO_TEXT.tooLarge]);
  });
});

describe("made to do harm", () => {
  test("bytes turned over are read or refused", async () => {
    const [one, other] = [await films.mp4(), await films.recording()];
    for (let round = 0; round < 12; round++) {
      const copy = new Uint8Array(round % 2 ? one : other);
      for (let hit = 0; hit < 6; hit++)
        copy[(round * 131 + hit * 977) % copy.length] = (round * 7 + hit * 53) % 256;
      const read = await readVideo(new File([copy], "a")).catch((error: unknown) => error);
      expect(read instanceof Refusal || (read as VideoFacts).seconds <= 60.5).toBe(true);
    }
  }, 60_000);

  test.each([
    ["stts", 8],
    ["stsz", 12],
    ["stsc", 8],
  ])(
    "four thousand million entries in %s are given up, and nobody else waits",
    async (table, offset) => {
      const bomb = films.claimingEntries(await films.mp4(), table, offset);
      const began = performance.now();
      const refused = readVideo(new File([bomb], "a.mp4")).catch((error: unknown) => error);
      await app.call("GET", "/healthz");
      expect(performance.now() - began).toBeLessThan(2000);
      const read = await refused;
      expect(read instanceof Refusal || (read as VideoFacts).seconds <= 60.5).toBe(true);
      expect(performance.now() - began).toBeLessThan(8000);
    },
    20_000,
  );
});

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

  test("and what is known already is not sent again", async () => {
    const head = await fetch(url, { method: "HEAD" });
    expect([head.status, head.headers.get("content-length")]).toEqual([200, String(film.length)]);
    const again = await fetch(url, { headers: { "if-none-match": head.headers.get("etag") ?? "" } });
    expect(again.status).toBe(304);
  });
});

describe("a poster", () => {
  test("is drawn anew, and can be changed without the video", async () => {
    const kiran = await app.signIn("Kiran", { premium: true });
    const { _id } = await makeCard(app, kiran);
    const first = await sendVideo(app, _id, {
      as: kiran,
      file: await films.mp4(),
      poster: await pictures.jpegFrom(),
    });
    const { poster, url } = first.json;
    const response = await fetch(app.url + poster);
    const bytes = Buffer.from(await response.arrayBuffer());
    expect(response.headers.get("content-type")).toBe("image/webp");
    const { format, width, exif } = await sharp(bytes).metadata();
    expect({ format, width, exif }).toEqual({ format: "webp", width: 800, exif: undefined });
    const second = await sendVideo(app, _id, {
      as: kiran,
      poster: await pictures.picture().png().toBuffer(),
    });
    expect(second.json).toMatchObject({ url, kind: "file" });
    expect(second.json.poster).not.toBe(poster);
    await vi.waitFor(async () => expect(await filesOf(idIn(url))).toHaveLength(2), { timeout: 15_000 });
  });

  test("that is no picture is told at its field, and nothing changes", async () => {
    const before = await seen();
    const { status, json } = await send({ link: "https://youtu.be/dQw4w9WgXcQ", poster: pictures.html });
    expect([status, Object.keys(json.fields)]).toEqual([400, ["poster"]]);
    expect(await seen()).toEqual(before);
  });

  test("alone needs a video", async () => {
    const { _id } = await makeCard(app, asha, { name: "Asha Again" });
    const { status, json } = await sendVideo(app, _id, { as: asha, poster: await pictures.jpegFrom() });
    expect([status, json.message]).toEqual([404, VIDEO_TEXT.none]);
  });
});

describe("a link", () => {
  test("to YouTube is kept as its page and its player", async () => {
    const { status, json } = await send({ link: "youtu.be/dQw4w9WgXcQ?t=3" });
    expect([status, json]).toMatchObject([
      201,
      {
        kind: "link",
        url: "https://www.youtube.com/watch?v=dQw4w9WgXcQ",
        embedUrl: "https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ?autoplay=1&rel=0",
        poster: null,
      },
    ]);
    const led = await app.call("GET", path());
    expect([led.status, led.headers.get("location")]).toEqual([302, json.url]);
    const captioned = await app.call("PUT", `${path()}/captions`, { as: asha, body: { captions: VTT } });
    expect([captioned.status, captioned.json.message]).toEqual([422, VIDEO_TEXT.captionsNeedFile]);
  });

  test.each([
    "https://evil.example/watch?v=dQw4w9WgXcQ",
    "javascript:alert(1)",
    "https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ",
    "",
  ])("%j is refused", async (link) => {
    const { status, json } = await send({ link });
    expect([status, json.fields.link]).toEqual([400, VIDEO_TEXT.badLink]);
  });

  test("and a file at once are too much, neither is too little", async () => {
    const both = await send({ link: "https://vimeo.com/76979871", file: await films.mp4() });
    expect([both.status, both.json.message]).toEqual([400, VIDEO_TEXT.oneOfBoth]);
    const neither = await send({});
    expect([neither.status, neither.json.message]).toEqual([400, VIDEO_TEXT.nothing]);
  });
});

const VTT = "WEBVTT\n\n00:00.000 --> 00:02.000\nNamaste, <b>I am</b> Asha\n";

describe("captions", () => {
  const put = (captions: string, as: Person = asha) =>
    app.call("PUT", `${path()}/captions`, { as, body: { captions } });
  beforeAll(async () => {
    await send({ file: await films.mp4() });
  });

  test("are served as plain text in time, and taken away", async () => {
    const { status, json } = await put(VTT);
    expect(status).toBe(200);
    const served = await app.call("GET", json.captions);
    expect(served.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(served.text).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nNamaste, I am Asha\n");
    expect((await seen()).captions).toBe(json.captions);
    expect((await put("")).json.captions).toBeNull();
    expect((await app.call("GET", `${path()}/captions`)).status).toBe(404);
  });

  test.each([
    ["what is none", "1\n00:00:00,000 --> 00:00:02,000\nHi", CAPTIONS_TEXT.notCaptions],
    ["a page", "<script>alert(1)</script>", CAPTIONS_TEXT.notCaptions],
    ["a wrong time", "WEBVTT\n\n0 --> 2\nHi", CAPTIONS_TEXT.badTime(3)],
    ["a time that runs back", "WEBVTT\n\n00:05.000 --> 00:02.000\nHi", CAPTIONS_TEXT.backwards(3)],
    ["none at all", "WEBVTT\n\nNOTE nothing", CAPTIONS_TEXT.noCues],
    ["a novel", `WEBVTT\n${"x".repeat(60_000)}`, CAPTIONS_TEXT.tooLong],
  ])("%s is refused by name", async (_what, text, problem) => {
    const { status, json } = await put(text);
    expect([status, json.fields.captions]).toEqual([400, problem]);
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

  test("when the plan ends nobody sees it, nothing is lost, and its owner may take it away", async () => {
    const uma = await app.signIn("Uma", { premium: true });
    const { _id, slug } = await makeCard(app, uma, { name: "Uma Iyer" });
    const { json } = await sendVideo(app, _id, {
      as: uma,
      file: await films.mp4(),
      poster: await pictures.jpegFrom(),
    });
    await endPlanOf(uma);
    const own = await app.call("GET", `/api/business-cards/${_id}`, { as: uma });
    expect(own.json.video).toEqual(json);
    expect((await app.call("GET", `/api/business-cards/${_id}`)).json.video).toBeNull();
    for (const address of [json.url, json.poster]) expect((await app.call("GET", address)).status).toBe(404);
    expect(
      (await app.call("PUT", `${path(_id)}/captions`, { as: uma, body: { captions: VTT } })).status,
    ).toBe(403);
    expect((await app.call("DELETE", path(_id), { as: uma })).status).toBe(204);
    expect((await app.call("GET", `/api/business-cards/${_id}`, { as: uma })).json.video).toBeNull();
    await vi.waitFor(async () => expect(await filesOf(idIn(json.url))).toEqual([]), { timeout: 15_000 });
    expect(await seen(slug)).toBeNull();
  });
});

describe("it goes", () => {
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
    await wipeDeletedCardsJob.run({ ...app.services, now: new Date() }, {}, AbortSignal.timeout(5000));
    await vi.waitFor(async () => expect(await filesOf(idIn(url))).toEqual([]), { timeout: 15_000 });
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
    await vi.waitFor(async () => expect(await filesOf(idIn(url))).toEqual([]), { timeout: 15_000 });
    expect(await cardVideosPart.kinds.videos?.(app.db, id)).toEqual([]);
  });
});
