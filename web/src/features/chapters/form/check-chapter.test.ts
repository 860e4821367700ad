import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { describe, expect, it } from "vitest";
import { changeOf, EMPTY_CHAPTER, firstDayOf, newChapterOf } from "./chapter-values.ts";
import { checkChapter, renamed } from "./check-chapter.ts";

const SUNRISE = {
  ...EMPTY_CHAPTER,
  name: "Pune Sunrise",
  description: "Business owners of Pune who meet for breakfast and pass on customers.",
  city: "Pune",
  pin: "411001",
  venue: "Hotel Deccan, FC Road",
  category: "architects",
  fee: "1,500",
  feePer: "month" as const,
};

const OPENED = {
  name: "Pune Sunrise",
  description: SUNRISE.description,
  cover: "",
  city: "Pune",
  pin: "411001",
  online: false,
  venue: "Hotel Deccan, FC Road",
  link: "",
  weekday: 2,
  startTime: "07:30",
  durationMin: 90,
  frequency: "weekly",
  maxMembers: 40,
  oneSeatPerCategory: true,
  visitorMaxVisits: 2,
  absenceLimit: 3,
  feePaise: 150_000,
  feePer: "month",
  own: { category: "architects" },
  version: 7,
} as unknown as Chapter;

describe("the form of a chapter", () => {
  it("says what is missing", () => {
    expect(Object.keys(checkChapter(EMPTY_CHAPTER))).toEqual([
      "name",
      "description",
      "city",
      "pin",
      "venue",
      "category",
    ]);
    expect(checkChapter(SUNRISE)).toEqual({});
  });

  it("needs the link of an online chapter instead of a venue", () => {
    const online = { ...SUNRISE, place: "online", venue: "" } as const;
    expect(checkChapter(online)).toEqual({ link: "Enter the https link of the online room." });
    expect(checkChapter({ ...online, link: "https://meet.example/pune" })).toEqual({});
    expect(newChapterOf({ ...online, link: "https://meet.example/pune" }, "")).toMatchObject({
      online: true,
      venue: "",
      link: "https://meet.example/pune",
    });
  });

  it("keeps numbers within their limits", () => {
    const wrong = { ...SUNRISE, maxMembers: "4", durationMin: "200", visitorMaxVisits: "0", fee: "abc" };
    expect(Object.keys(checkChapter(wrong))).toEqual([
      "durationMin",
      "maxMembers",
      "visitorMaxVisits",
      "fee",
    ]);
  });

  it("begins on the first chosen weekday from the chosen day on", () => {
    expect(firstDayOf({ firstDay: "2026-11-01", weekday: "2" })).toBe("2026-11-03");
    expect(firstDayOf({ firstDay: "", weekday: "2" })).toBeUndefined();
  });

  it("sends money in paise", () => {
    expect(newChapterOf(SUNRISE, "").feePaise).toBe(150_000);
    expect(newChapterOf({ ...SUNRISE, fee: "" }, "")).toMatchObject({ feePaise: null, feePer: null });
    expect(checkChapter({ ...SUNRISE, feePer: "" })).toEqual({ feePer: CHAPTER_TEXT.needFeePeriod });
    expect(renamed({ feePaise: "At most ₹10 lakh." })).toEqual({ fee: "At most ₹10 lakh." });
  });

  it("sends only what was changed, with the version that was opened", () => {
    expect(changeOf(SUNRISE, OPENED, "")).toEqual({ version: 7 });
    expect(changeOf({ ...SUNRISE, startTime: "08:00" }, OPENED, "")).toEqual({
      startTime: "08:00",
      version: 7,
    });
    expect(changeOf({ ...SUNRISE, venue: "Cafe Goodluck" }, OPENED, "")).toEqual({
      online: false,
      venue: "Cafe Goodluck",
      link: "",
      version: 7,
    });
  });
});
