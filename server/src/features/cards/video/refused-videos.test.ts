import { beforeAll, describe, expect, test } from "vitest";
import { VIDEO_TEXT } from "@cardplaza/contract/cards/video/video-rules";
import { sharedTestApp, type Person } from "../../../testing/test-app.ts";
import { makeCard } from "../card.fixtures.ts";
import * as pictures from "../../uploads/files.fixtures.ts";
import { Refusal } from "../../../platform/refusals.ts";
import { readVideo, type VideoFacts } from "./read-video.ts";
import * as films from "./video.fixtures.ts";
import { sendVideo } from "./video.fixtures.ts";
import { threadTimeOf } from "../../../testing/cpu-time.ts";

const app = await sharedTestApp();
let ravi: Person;

describe("refused with a reason", () => {
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
    const response = await sendVideo(app, raviCard, { as: ravi, file: await film(), name });
    expect([response.status, response.json.message, response.json.fields?.file]).toEqual([
      status,
      text,
      text,
    ]);
  });

  test("51 MB", async () => {
    const file = await films.mp4({ seconds: 5.1, bytes: 1024 * 1024 });
    expect(file.length).toBeGreaterThan(51 * 1024 * 1024);
    const { status, json } = await sendVideo(app, raviCard, { as: ravi, file });
    expect([status, json.message]).toEqual([413, VIDEO_TEXT.tooLarge]);
  });
});

describe("made to do harm", () => {
  test("inverted bytes are read or refused", async () => {
    const [one, other] = [await films.mp4(), await films.recording()];
    for (let round = 0; round < 12; round++) {
      const copy = new Uint8Array(round % 2 ? one : other);
      for (let hit = 0; hit < 6; hit++)
        copy[(round * 131 + hit * 977) % copy.length] = (round * 7 + hit * 53) % 256;
      const read = await readVideo(new File([copy], "a")).catch((error: unknown) => error);
      expect(read instanceof Refusal || (read as VideoFacts).seconds <= 60.5).toBe(true);
    }
  });

  test.each([
    ["stts", 8],
    ["stsz", 12],
    ["stsc", 8],
  ])("four thousand million entries in %s are given up, and nobody else waits", async (table, offset) => {
    const bomb = films.claimingEntries(await films.mp4(), table, offset);
    // In a thread it is busy for as long as it may be, in this one it would be for minutes.
    const here = await threadTimeOf(async () => {
      const read = await readVideo(new File([bomb], "a.mp4"), 1_000).catch((error: unknown) => error);
      expect(read instanceof Refusal || (read as VideoFacts).seconds <= 60.5).toBe(true);
    });
    expect(here).toBeLessThan(500);
    expect((await app.call("GET", "/healthz")).status).toBe(200);
  });
});
