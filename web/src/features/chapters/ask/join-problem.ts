import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { categoryName } from "@cardplaza/contract/categories/business-categories";
import { ApiError } from "../../../lib/api.ts";

type Seats = Pick<Chapter, "freeSeats" | "oneSeatPerCategory" | "takenCategories">;

/** Why only the waitlist is open with this category, as far as the page knows; empty where a seat is free. */
export function waitlistReason(category: string, chapter: Seats): string {
  if (category !== "" && chapter.oneSeatPerCategory && chapter.takenCategories.includes(category))
    return CHAPTER_TEXT.seatTaken(categoryName(category));
  return chapter.freeSeats <= 0 ? CHAPTER_TEXT.full : "";
}

/** The server knows of a seat that was taken a moment ago. */
export function offersWaitlist(error: unknown, category: string): boolean {
  if (!(error instanceof ApiError)) return false;
  const offers: string[] = [CHAPTER_TEXT.full, CHAPTER_TEXT.seatTaken(categoryName(category))];
  return (
    offers.includes(error.reason) || Object.values(error.fields ?? {}).some((text) => offers.includes(text))
  );
}
