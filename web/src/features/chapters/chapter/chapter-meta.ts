import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { chapterPath } from "@cardplaza/contract/chapters/chapter-words";
import type { MetaDescriptor } from "react-router";
import { pageMeta } from "../../../lib/page-meta.ts";

const LONGEST_DESCRIPTION = 160;

/** What search engines and messengers learn of a chapter. */
export function chapterMeta(chapter: Chapter, origin: string): MetaDescriptor[] {
  const line = [chapter.rhythm, chapter.online ? "Online" : chapter.city, seatsText(chapter)].join(" · ");
  return pageMeta({
    origin,
    path: chapterPath(chapter._id),
    title: `${chapter.name} · ${chapter.city}`,
    description: cut(`${line}. ${chapter.description.replaceAll(/\s+/g, " ")}`),
    picture: "offline-networking",
  });
}

const seatsText = ({ freeSeats }: Chapter) =>
  freeSeats === 0 ? "Waitlist" : freeSeats === 1 ? "1 free seat" : `${freeSeats} free seats`;

const cut = (text: string) =>
  text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION - 1).trimEnd()}…`;
