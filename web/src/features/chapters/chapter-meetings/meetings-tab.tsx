import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { useSearchParams } from "react-router";
import { MeetingList } from "./meeting-list.tsx";
import { readMeeting } from "./meeting-address.ts";
import { MeetingScreen } from "./meeting-screen.tsx";

/** The meetings of a chapter, or the one that the address names. */
export function MeetingsTab({ chapter }: { chapter: Chapter }) {
  const [search] = useSearchParams();
  const { meetingId } = readMeeting(search);
  if (meetingId) return <MeetingScreen key={meetingId} chapter={chapter} meetingId={meetingId} />;
  return <MeetingList chapter={chapter} />;
}
