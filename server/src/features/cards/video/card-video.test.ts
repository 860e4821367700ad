import sharp from "sharp";
import { beforeAll, describe, expect, test } from "vitest";
import { CAPTIONS_TEXT } from "@cardplaza/contract/cards/video/captions";
import { VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import * as pictures from "../../uploads/files.fixtures.ts";
import * as films from "./video.fixtures.ts";
import { cardForVideo, sendVideo, VTT } from "./video.fixtures.ts";
import { eventually } from "../../../testing/eventually.ts";

const app = await sharedTestApp();
const { asha, path, send, seen, filesOf, idIn } = await cardForVideo(app);

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

  test("of 60 seconds is accepted, also one without a length in its header", async () => {
    expect((await send({ file: await films.mp4({ seconds: 60 }) })).json.seconds).toBe(60);
    expect((await send({ file: await films.recording({ seconds: 60 }), name: "a.webm" })).status).toBe(201);
  });

  test("replaces an earlier one, whose file is deleted", async () => {
    const first = idIn((await send({ file: await films.mp4() })).json.url);
    const second = idIn((await send({ file: await films.webm(), name: "b.webm" })).json.url);
    expect(await filesOf(second)).toEqual(["video.webm"]);
    await eventually(async () => expect(await filesOf(first)).toEqual([]));
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

describe("a poster", () => {
  test("is encoded again, and can be changed without the video", async () => {
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
    await eventually(async () => expect(await filesOf(idIn(url))).toHaveLength(2));
  });

  test("that is not a picture is refused at its field, and nothing changes", async () => {
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
  test("to YouTube is saved as its page and its player", async () => {
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

  test("and a file at once are refused, and neither too", async () => {
    const both = await send({ link: "https://vimeo.com/76979871", file: await films.mp4() });
    expect([both.status, both.json.message]).toEqual([400, VIDEO_TEXT.oneOfBoth]);
    const neither = await send({});
    expect([neither.status, neither.json.message]).toEqual([400, VIDEO_TEXT.nothing]);
  });
});

describe("captions", () => {
  const saveCaptions = (captions: string, as: Person = asha) =>
    app.call("PUT", `${path()}/captions`, { as, body: { captions } });
  beforeAll(async () => {
    await send({ file: await films.mp4() });
  });

  test("are served as plain text with times, and can be removed", async () => {
    const { status, json } = await saveCaptions(VTT);
    expect(status).toBe(200);
    const served = await app.call("GET", json.captions);
    expect(served.headers.get("content-type")).toBe("text/vtt; charset=utf-8");
    expect(served.text).toBe("WEBVTT\n\n00:00:00.000 --> 00:00:02.000\nNamaste, I am Asha\n");
    expect((await seen())!.captions).toBe(json.captions);
    expect((await saveCaptions("")).json.captions).toBeNull();
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
    const { status, json } = await saveCaptions(text);
    expect([status, json.fields.captions]).toEqual([400, problem]);
  });
});
