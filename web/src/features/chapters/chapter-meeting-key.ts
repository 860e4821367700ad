import type { Api } from "@cardplaza/contract/api";
import type { Answered } from "@cardplaza/contract/endpoint";

export const ONE_MEETING = "GET /api/chapter-meetings/:id";
export type MeetingDetail = Answered<Api[typeof ONE_MEETING]>;

/** The key under which the query client holds one meeting. */
export const meetingKey = (id: string) => [ONE_MEETING, { params: { id } }];
