import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import type { ChapterChange, NewChapter } from "@cardplaza/contract/chapters/chapter-fields";
import {
  DEFAULT_ABSENCES,
  DEFAULT_DURATION,
  DEFAULT_MAX_MEMBERS,
  DEFAULT_VISITS,
  type FeePeriod,
  type Frequency,
} from "@cardplaza/contract/chapters/chapter-words";
import { firstWeekday } from "@cardplaza/contract/chapters/chapter-meeting-rules";
import { paiseOf, typedAmount } from "../../enquiries/amount.ts";

/** The form's values: texts as they were typed. */
export interface ChapterValues {
  name: string;
  description: string;
  cover: string;
  city: string;
  pin: string;
  place: "venue" | "online";
  venue: string;
  link: string;
  weekday: string;
  startTime: string;
  durationMin: string;
  frequency: Frequency;
  /** The first day; empty if it is the next such weekday. */
  firstDay: string;
  category: string;
  maxMembers: string;
  oneSeatPerCategory: boolean;
  visitorMaxVisits: string;
  absenceLimit: string;
  /** The fee in rupees. */
  fee: string;
  /** The period of the fee; empty until it is chosen. */
  feePer: FeePeriod | "";
}

export const EMPTY_CHAPTER: ChapterValues = {
  name: "",
  description: "",
  cover: "",
  city: "",
  pin: "",
  place: "venue",
  venue: "",
  link: "",
  weekday: "2",
  startTime: "07:30",
  durationMin: String(DEFAULT_DURATION),
  frequency: "weekly",
  firstDay: "",
  category: "",
  maxMembers: String(DEFAULT_MAX_MEMBERS),
  oneSeatPerCategory: true,
  visitorMaxVisits: String(DEFAULT_VISITS),
  absenceLimit: String(DEFAULT_ABSENCES),
  fee: "",
  feePer: "",
};

export const valuesOf = (chapter: Chapter): ChapterValues => ({
  name: chapter.name,
  description: chapter.description,
  cover: chapter.cover,
  city: chapter.city,
  pin: chapter.pin,
  place: chapter.online ? "online" : "venue",
  venue: chapter.venue,
  link: chapter.link,
  weekday: String(chapter.weekday),
  startTime: chapter.startTime,
  durationMin: String(chapter.durationMin),
  frequency: chapter.frequency,
  firstDay: "",
  category: chapter.own?.category ?? "",
  maxMembers: String(chapter.maxMembers),
  oneSeatPerCategory: chapter.oneSeatPerCategory,
  visitorMaxVisits: String(chapter.visitorMaxVisits),
  absenceLimit: String(chapter.absenceLimit),
  fee: typedAmount(chapter.feePaise ?? undefined),
  feePer: chapter.feePer ?? "",
});

/** A chosen day counts as the weekday that was chosen with it. */
export const firstDayOf = ({ firstDay, weekday }: Pick<ChapterValues, "firstDay" | "weekday">) =>
  firstDay === "" ? undefined : firstWeekday(Number(weekday), firstDay);

/** What is sent for a new chapter. */
export function newChapterOf(values: ChapterValues, cover: string): NewChapter {
  const firstDay = firstDayOf(values);
  return {
    name: values.name.trim(),
    description: values.description.trim(),
    cover,
    city: values.city.trim(),
    pin: values.pin.trim(),
    online: values.place === "online",
    // The other one is kept in the form, but not sent.
    venue: values.place === "venue" ? values.venue.trim() : "",
    link: values.place === "online" ? values.link.trim() : "",
    weekday: Number(values.weekday),
    startTime: values.startTime,
    durationMin: Number(values.durationMin),
    frequency: values.frequency,
    ...(firstDay && { firstDay }),
    category: values.category,
    maxMembers: Number(values.maxMembers),
    oneSeatPerCategory: values.oneSeatPerCategory,
    visitorMaxVisits: Number(values.visitorMaxVisits),
    absenceLimit: Number(values.absenceLimit),
    feePaise: paiseOf(values.fee) ?? null,
    feePer: (paiseOf(values.fee) && values.feePer) || null,
  };
}

/** What is sent for a change: only what differs, so that a colleague's change of the rest stays. */
export function changeOf(values: ChapterValues, opened: Chapter, cover: string): ChapterChange {
  const { category: _seat, ...now } = newChapterOf(values, cover);
  const { category: _before, ...before } = newChapterOf(valuesOf(opened), opened.cover);
  const changed = Object.entries(now).filter(
    ([field, value]) => field === "firstDay" || value !== before[field as keyof typeof before],
  );
  const change = Object.fromEntries(changed) as ChapterChange;
  // Three fields together say where the chapter meets.
  const isMoved = "online" in change || "venue" in change || "link" in change;
  const { online, venue, link } = now;
  return { ...change, ...(isMoved && { online, venue, link }), version: opened.version };
}
