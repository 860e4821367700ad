import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { conflict, Refusal } from "../../../platform/refusals.ts";
import { isUniqueViolation } from "../../../platform/unique-violation.ts";

/** The index lets one of two chapters with the same name in a city through, also when both are saved at once. */
export async function refusingTakenName<T>(city: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!isUniqueViolation(error, "chapters_name")) throw error;
    const text = CHAPTER_TEXT.nameTaken(city);
    throw new Refusal("CONFLICT", text, { fields: { name: text } });
  }
}

/** Seats are checked while the chapter is locked; the index has the last word. */
export async function refusingTakenSeat<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw isUniqueViolation(error, "chapter_members_seat") ? conflict(CHAPTER_TEXT.full) : error;
  }
}
