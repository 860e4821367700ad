import type { ChapterMeetingAction } from "@cardplaza/contract/chapters/chapter-meeting-words";
import type { MemberContext } from "../../../context.ts";
import { cancelMeeting } from "./cancel-meeting.ts";
import { editMeeting } from "./edit-meeting.ts";
import { moveMeeting } from "./move-meeting.ts";

export interface MeetingChange {
  action: ChapterMeetingAction;
  startsAt?: string;
  following?: boolean;
  reason?: string;
  venue?: string;
  agenda?: string;
  speaker?: string;
}

const VERBS = { move: moveMeeting, cancel: cancelMeeting, edit: editMeeting } as const;

/** An officer moves, cancels or edits a meeting. */
export const changeMeeting = (ctx: MemberContext, id: string, { action, ...change }: MeetingChange) =>
  VERBS[action](ctx, id, change);
