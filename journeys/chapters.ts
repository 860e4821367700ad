import type { APIRequestContext } from "@playwright/test";
import { LISTED_CATEGORIES } from "../contract/src/categories/business-categories.ts";
import { MINUTE_MS } from "../contract/src/time.ts";
import { inDatabase } from "./database.ts";
import { expect } from "./journey.ts";
import { idOf } from "./network.ts";
import type { Person } from "./people.ts";

export interface MadeChapter {
  _id: string;
  name: string;
}

export const call = async <Result>(
  request: APIRequestContext,
  as: Person,
  method: "GET" | "POST" | "PATCH",
  path: string,
  data?: object,
): Promise<Result> => {
  const response = await request.fetch(path, {
    method,
    headers: { authorization: `Bearer ${as.token}` },
    ...(data && { data }),
  });
  expect(response.ok(), `${path}: ${await response.text()}`).toBe(true);
  return (await response.json()) as Result;
};

let count = 0;

/** A chapter in Pune: its leader has the plan, and all others have joined. Each has a seat of their own. */
export async function chapterOf(
  request: APIRequestContext,
  leader: Person,
  members: readonly Person[] = [],
): Promise<MadeChapter> {
  const seats = LISTED_CATEGORIES.map(({ slug }) => slug);
  const chapter = await call<MadeChapter>(request, leader, "POST", "/api/chapters", {
    name: `Deccan Breakfast Circle ${Date.now() % 1_000_000} ${process.pid} ${++count}`,
    city: "Pune",
    pin: "411001",
    description: "Owners of small businesses in Pune who meet for breakfast and help each other to sell.",
    venue: "Hotel Deccan, FC Road",
    weekday: 2,
    startTime: "07:30",
    category: seats[0],
  });
  for (const [at, member] of members.entries()) {
    await call(request, member, "POST", `/api/chapters/${chapter._id}/join`, { category: seats[at + 1] });
    const id = await idOf(request, member);
    await call(request, leader, "PATCH", `/api/chapters/${chapter._id}/members/${id}`, { action: "accept" });
  }
  return chapter;
}

/** A meeting of the chapter that began five minutes ago and is open. */
export async function openMeetingOf(
  request: APIRequestContext,
  leader: Person,
  chapter: MadeChapter,
  fields: { agenda?: string; speaker?: string } = {},
): Promise<{ _id: string }> {
  const meeting = await call<{ _id: string }>(
    request,
    leader,
    "POST",
    `/api/chapters/${chapter._id}/meetings`,
    { startsAt: new Date(Date.now() + 20 * MINUTE_MS).toISOString(), ...fields },
  );
  await inDatabase("update chapter_meetings set starts_at = now() - interval '5 minutes' where id = $1", [
    meeting._id,
  ]);
  return meeting;
}

/** The code that the officer's screen shows now, and where its QR code leads. */
export async function codeOf(request: APIRequestContext, officer: Person, meeting: { _id: string }) {
  const shown = await call<{
    code: string;
    digits: string;
    url: string;
    validUntil: string;
    serverTime: string;
  }>(request, officer, "GET", `/api/chapter-meetings/${meeting._id}/code`);
  const { pathname, search } = new URL(shown.url);
  return {
    code: shown.code,
    digits: shown.digits,
    path: pathname + search,
    expiresInMs: Date.parse(shown.validUntil) - Date.parse(shown.serverTime),
  };
}
