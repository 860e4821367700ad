import type { Api } from "@cardplaza/contract/api";
import type { Answered } from "@cardplaza/contract/endpoint";
import type { QueryClient } from "@tanstack/react-query";
import { meetingKey, type MeetingDetail } from "./chapter-meeting-key.ts";

type Marked = Answered<Api["PUT /api/chapter-meetings/:id/attendance"]>;

/** The list as the server returned it after a mark. */
export async function showAttendance(
  client: QueryClient,
  { params }: { params: { id: string } },
  { attendance }: Marked,
): Promise<void> {
  const queryKey = meetingKey(params.id);
  // What is being read was asked for before the mark.
  await client.cancelQueries({ queryKey });
  client.setQueryData<MeetingDetail>(queryKey, (detail) => detail && { ...detail, attendance });
}
