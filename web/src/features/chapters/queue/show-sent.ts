import type { QueryClient } from "@tanstack/react-query";
import { showAttendance } from "../show-attendance.ts";
import type { NewSlip, Slip, SlipKind, SlipResult } from "./slip.ts";

const MEETINGS = ["GET /api/chapters/:id/meetings", "GET /api/chapters/week"];
const MEETING = [...MEETINGS, "GET /api/chapter-meetings/:id"];

/** The reads that show a slip once it is sent. */
const SHOWN_IN: Record<SlipKind, readonly string[]> = {
  checkin: MEETING,
  mark: MEETINGS,
  visitor: [...MEETING, "GET /api/chapters/:id/visitors"],
  referral: ["GET /api/referrals"],
  "thank-you": ["GET /api/thank-yous", "GET /api/referrals", "GET /api/referrals/:id"],
  "one-to-one": ["GET /api/one-to-ones"],
};

export function readAgain(client: QueryClient, sent: ReadonlySet<SlipKind>): void {
  const reads = [...sent].flatMap((kind) => SHOWN_IN[kind]);
  if (reads.length > 0)
    void client.invalidateQueries({ predicate: ({ queryKey }) => reads.includes(String(queryKey[0])) });
}

type Shows = {
  [Kind in SlipKind]?: (
    client: QueryClient,
    call: NewSlip<Kind>["call"],
    result: SlipResult<Kind>,
  ) => Promise<void>;
};

/** Answers that hold all that their screen shows: nothing is read again, also after many quick taps. */
const SHOWN_AT_ONCE: Shows = { mark: showAttendance };

/** Before the slip is dropped, so that what it shows never goes back for a moment. */
export async function showAnswer(client: QueryClient, { kind, call }: Slip, result: unknown): Promise<void> {
  const show = SHOWN_AT_ONCE[kind] as
    | ((client: QueryClient, call: unknown, result: unknown) => Promise<void>)
    | undefined;
  await show?.(client, call, result);
}
