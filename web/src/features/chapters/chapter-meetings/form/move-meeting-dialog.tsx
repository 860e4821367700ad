import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { appointmentInWords } from "@cardplaza/contract/date-words";
import { SmallFormDialog } from "../../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../../forms/small/use-small-form.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useChangeMeeting } from "../use-meetings.ts";
import { FollowingChoice } from "./following-choice.tsx";
import { fromLocal, localInIndia, nowInIndia, wrongStart } from "./local-time.ts";

/** Another time or place, for this meeting or for all that follow. */
export function MoveMeetingDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const change = useChangeMeeting(meeting._id);
  const form = useSmallForm({
    begin: {
      startsAt: localInIndia(new Date(meeting.startsAt)),
      venue: meeting.venue,
      following: false,
      reason: "",
    },
    check: ({ startsAt }) => ({ startsAt: wrongStart(startsAt) }),
    send: ({ startsAt, venue, following, reason }) =>
      change.mutateAsync({
        action: "move",
        startsAt: fromLocal(startsAt).toISOString(),
        following,
        ...(venue !== meeting.venue ? { venue } : {}),
        ...(reason.trim() ? { reason } : {}),
      }),
    onSent: onClose,
  });
  const { values, problems, text } = form;
  return (
    <SmallFormDialog
      title="Move the meeting"
      description={`Now on ${appointmentInWords(meeting.startsAt)}. Members are told.`}
      form={form}
      sendLabel="Move"
      closeLabel="Back"
      onClose={onClose}
    >
      <Field label="New time, in Indian time" required error={problems.startsAt}>
        <TextField type="datetime-local" step={300} min={nowInIndia()} {...text("startsAt")} />
      </Field>
      {!meeting.online && (
        <Field label="Where" error={problems.venue}>
          <TextField maxLength={CHAPTER_LIMITS.venue[1]} {...text("venue")} />
        </Field>
      )}
      <FollowingChoice value={values.following} onChange={(following) => form.change({ following })} />
      <Field label="Why" optional error={problems.reason}>
        <TextField maxLength={CHAPTER_LIMITS.reason[1]} {...text("reason")} />
      </Field>
    </SmallFormDialog>
  );
}
