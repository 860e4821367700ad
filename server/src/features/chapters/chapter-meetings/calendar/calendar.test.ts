import { beforeEach, describe, expect, test } from "vitest";
import { sharedTestApp, type Person } from "../../../../testing/test-app.ts";
import type { ChapterRow } from "../../chapter/chapters.table.ts";
import { insertChapter, insertChapterMeeting } from "../../chapter.fixtures.ts";
import { meetingCalls } from "../meeting-calls.fixtures.ts";

const app = await sharedTestApp();
const { change } = meetingCalls(app);
let asha: Person;
let chapter: ChapterRow;

const NOW = new Date("2026-12-03T06:00:00Z");
const WEEK = 7 * 24 * 60;

beforeEach(async () => {
  app.clock.set(NOW);
  asha = await app.signIn("Asha", { premium: true });
  chapter = await insertChapter(app, [asha], {
    name: `Pune, Kothrud; "Circle" ${asha.member.id}`,
    venue: "Hotel Deccan, FC Road\\Shivajinagar, पुणे ४११००४, beside the garden and the old library",
  });
});

const fetchCalendar = () => app.call("GET", `/api/chapters/${chapter.id}/calendar.ics`);

/** A small reader: unfolds the lines, and reads each event's properties without their escapes. */
function readCalendar(text: string) {
  const lines = text.replaceAll("\r\n ", "").split("\r\n").slice(0, -1);
  const events: Record<string, string>[] = [];
  const head: Record<string, string> = {};
  let current = head;
  for (const line of lines) {
    const [, name = "", value = ""] = /^([^:]+):(.*)$/.exec(line) ?? [];
    if (line === "BEGIN:VEVENT") events.push((current = {}));
    else if (line === "END:VEVENT") current = head;
    else current[name] = value.replace(/\\(.)/g, (_, each: string) => (each === "n" ? "\n" : each));
  }
  return { head, events };
}

describe("a chapter's calendar", () => {
  test("has its meetings in UTC, with names as they are", async () => {
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: WEEK, speaker: "Neha Joshi" });
    const { status, text, headers } = await fetchCalendar();
    expect(status).toBe(200);
    expect(headers.get("content-type")).toBe("text/calendar; charset=utf-8");
    const { head, events } = readCalendar(text);
    expect(head).toMatchObject({
      VERSION: "2.0",
      "X-WR-CALNAME": chapter.name,
      "REFRESH-INTERVAL;VALUE=DURATION": "PT6H",
    });
    expect(events).toEqual([
      expect.objectContaining({
        UID: `${meeting.id}@${new URL(app.services.origin).hostname}`,
        DTSTART: "20261210T060000Z",
        DTEND: "20261210T073000Z",
        DTSTAMP: "20261203T060000Z",
        SEQUENCE: "0",
        STATUS: "CONFIRMED",
        SUMMARY: chapter.name,
        LOCATION: chapter.venue,
      }),
    ]);
    expect(events[0]?.DESCRIPTION).toMatch(/^Speaker: Neha Joshi\nhttp/);
  });

  test("has lines of at most 75 octets that end as the standard says", async () => {
    await insertChapterMeeting(app, chapter, { inMinutes: WEEK });
    const { text } = await fetchCalendar();
    expect(text.endsWith("END:VCALENDAR\r\n")).toBe(true);
    expect(text.replaceAll("\r\n", "")).not.toMatch(/[\r\n]/);
    for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
  });

  test("keeps the id of a meeting that is moved or cancelled, and counts the change", async () => {
    const meeting = await insertChapterMeeting(app, chapter, { inMinutes: WEEK });
    const event = async () => readCalendar((await fetchCalendar()).text).events[0]!;
    const before = await event();
    app.clock.advance({ minutes: 5 });
    await change(asha, meeting, { action: "move", startsAt: "2026-12-11T06:00:00Z" });
    expect(await event()).toMatchObject({
      UID: before.UID,
      SEQUENCE: "1",
      DTSTART: "20261211T060000Z",
      DTSTAMP: "20261203T060500Z",
    });
    await change(asha, meeting, { action: "cancel", reason: "Diwali" });
    expect(await event()).toMatchObject({ UID: before.UID, SEQUENCE: "2", STATUS: "CANCELLED" });
    // Why is for members, as on the chapter's page.
    expect((await event()).DESCRIPTION).not.toContain("Diwali");
  });

  test("does not tell the link of an online chapter", async () => {
    chapter = await insertChapter(app, [asha], { online: true, link: "https://meet.example/secret" });
    await insertChapterMeeting(app, chapter, { inMinutes: WEEK });
    const { text } = await fetchCalendar();
    expect(text).not.toContain("meet.example");
    expect(readCalendar(text).events[0]?.LOCATION).toBe("Online");
  });

  test("is not sent again to a calendar that has it", async () => {
    await insertChapterMeeting(app, chapter, { inMinutes: WEEK });
    const etag = (await fetchCalendar()).headers.get("etag")!;
    const again = await app.call("GET", `/api/chapters/${chapter.id}/calendar.ics`, {
      headers: { "if-none-match": etag },
    });
    expect(again.status).toBe(304);
  });

  test("of a suspended chapter is not found", async () => {
    chapter = await insertChapter(app, [asha], { status: "suspended" });
    expect((await fetchCalendar()).status).toBe(404);
  });
});
