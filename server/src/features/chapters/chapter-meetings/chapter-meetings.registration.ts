import type { Registration } from "../../../registry/registration.ts";
import { meetingsPart } from "./account-part.ts";
import { closeOldMeetingsJob } from "./close-old-meetings.ts";
import { planMeetingsJob } from "./plan-meetings-job.ts";
import { findMembersOfMeeting, MEETING_AUDIENCE } from "./publish-meeting.ts";
import { remindOfMeetingsJob } from "./notices/remind-of-meetings.ts";
import { eraseOldVisitors } from "./visitors/erase-visitors.ts";
import { settleJoinedJob } from "./visitors/settle-joined.ts";
import { visitsToAnswer } from "./visitors/waiting-to-answer.ts";

export const chapterMeetingsRegistration: Registration = {
  jobs: [planMeetingsJob, remindOfMeetingsJob, closeOldMeetingsJob, settleJoinedJob],
  toAnswer: [visitsToAnswer],
  account: [meetingsPart],
  audiences: { [MEETING_AUDIENCE]: findMembersOfMeeting },
  tidyUp: eraseOldVisitors,
};
