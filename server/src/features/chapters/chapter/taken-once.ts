import pg from "pg";
import { CHAPTER_TEXT } from "@cardplaza/contract/chapters/chapter-words";
import { conflict, Refusal } from "../../../platform/refusals.ts";

const UNIQUE_VIOLATION = "23505";
const violates = (error: unknown, index: string) =>
  error instanceof Error &&
  error.cause instanceof pg.DatabaseError &&
  error.cause.code === UNIQUE_VIOLATION &&
  error.cause.constraint === index;

/** The index lets one of two chapters with the same name in a city through, also when both are saved at once. */
export async function refusingTakenName<T>(city: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!violates(error, "chapters_name")) throw error;
    const text = CHAPTER_TEXT.nameTaken(city);
    throw new Refusal("CONFLICT", text, { fields: { name: text } });
  }
}

/** Seats are checked while the chapter is locked; the index has the last word. */
export async function refusingTakenSeat<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw violates(error, "chapter_members_seat") ? conflict(CHAPTER_TEXT.full) : error;
  }
}
