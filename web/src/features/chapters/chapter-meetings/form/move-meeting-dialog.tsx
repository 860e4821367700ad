import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { useState } from "react";
import { refusedFields } from "../../../../forms/saving/refused-fields.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useChangeMeeting } from "../use-meetings.ts";
import { FollowingChoice } from "./following-choice.tsx";
import { fromLocal, localInIndia, nowInIndia } from "./local-time.ts";
import { MeetingDialog } from "../../chapter-meeting-dialog.tsx";

/** Another time or place, for this meeting or for all that follow. */
export function MoveMeetingDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const [local, setLocal] = useState(() => localInIndia(new Date(meeting.startsAt)));
  const [venue, setVenue] = useState(meeting.venue);
  const [reason, setReason] = useState("");
  const [following, setFollowing] = useState(false);
  const [wrong, setWrong] = useState<string>();
  const change = useChangeMeeting(meeting._id);
  const fields = refusedFields(change.error);
  const save = () => {
    const problem = !local
      ? CHAPTER_MEETING_TEXT.needTime
      : fromLocal(local) <= new Date()
        ? CHAPTER_MEETING_TEXT.past
        : undefined;
    setWrong(problem);
    if (problem) return;
    change.mutate(
      {
        action: "move",
        startsAt: fromLocal(local).toISOString(),
        following,
        ...(venue !== meeting.venue ? { venue } : {}),
        ...(reason.trim() ? { reason } : {}),
      },
      { onSuccess: onClose },
    );
  };
  return (
    <MeetingDialog
      title="Move the meeting"
      description={`Now on ${appointmentInWords(meeting.startsAt)}. Members are told.`}
      saveLabel="Move"
      busy={change.isPending}
      error={change.error}
      names={["startsAt", "venue", "reason"]}
      onClose={onClose}
      onSave={save}
    >
      <Field label="New time, in Indian time" required error={wrong ?? fields.startsAt}>
        <TextField
          type="datetime-local"
          step={300}
          min={nowInIndia()}
          value={local}
          onChange={(event) => setLocal(event.target.value)}
        />
      </Field>
      {!meeting.online && (
        <Field label="Where" error={fields.venue}>
          <TextField
            maxLength={CHAPTER_LIMITS.venue[1]}
            value={venue}
            onChange={(event) => setVenue(event.target.value)}
          />
        </Field>
      )}
      <FollowingChoice value={following} onChange={setFollowing} />
      <Field label="Why" optional error={fields.reason}>
        <TextField
          maxLength={CHAPTER_LIMITS.reason[1]}
          value={reason}
          onChange={(event) => setReason(event.target.value)}
        />
      </Field>
    </MeetingDialog>
  );
}
