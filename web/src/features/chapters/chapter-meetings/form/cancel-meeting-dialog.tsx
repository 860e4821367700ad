import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { refusedFields } from "../../../../forms/saving/refused-fields.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useChangeMeeting } from "../use-meetings.ts";
import { FollowingChoice } from "./following-choice.tsx";
import { MeetingDialog } from "../../chapter-meeting-dialog.tsx";

/** Cancels a meeting, or all from this day on, with the reason that members read. */
export function CancelMeetingDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const [reason, setReason] = useState("");
  const [following, setFollowing] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const change = useChangeMeeting(meeting._id);
  const save = () => {
    const isTooShort = reason.trim().length < CHAPTER_LIMITS.reason[0];
    setWrong(isTooShort ? CHAPTER_MEETING_TEXT.needCancelReason : undefined);
    if (!isTooShort) change.mutate({ action: "cancel", following, reason }, { onSuccess: onClose });
  };
  return (
    <MeetingDialog
      title="Cancel the meeting"
      description={`On ${dayInWords(meeting.startsAt)}. Members and visitors are told.`}
      saveLabel={following ? "Cancel them" : "Cancel the meeting"}
      tone="danger"
      busy={change.isPending}
      error={change.error}
      names={["reason"]}
      onClose={onClose}
      onSave={save}
    >
      <FollowingChoice value={following} onChange={setFollowing} />
      <Field label="Why" required error={wrong ?? refusedFields(change.error).reason}>
        <TextField
          maxLength={CHAPTER_LIMITS.reason[1]}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </MeetingDialog>
  );
}
