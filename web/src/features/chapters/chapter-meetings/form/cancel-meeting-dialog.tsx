import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import type { ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { SmallFormDialog } from "../../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../../forms/small/use-small-form.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useChangeMeeting } from "../use-meetings.ts";
import { FollowingChoice } from "./following-choice.tsx";

const [REASON_MIN, REASON_MAX] = CHAPTER_LIMITS.reason;

/** Cancels a meeting, or all from this day on, with the reason that members read. */
export function CancelMeetingDialog({ meeting, onClose }: { meeting: ChapterMeeting; onClose: () => void }) {
  const change = useChangeMeeting(meeting._id);
  const form = useSmallForm({
    begin: { reason: "", following: false },
    check: ({ reason }) => ({
      reason: reason.trim().length < REASON_MIN && CHAPTER_MEETING_TEXT.needCancelReason,
    }),
    send: (values) => change.mutateAsync({ action: "cancel", ...values }),
    onSent: onClose,
  });
  const { following } = form.values;
  return (
    <SmallFormDialog
      title="Cancel the meeting"
      description={`On ${dayInWords(meeting.startsAt)}. Members and visitors are told.`}
      form={form}
      sendLabel={following ? "Cancel them" : "Cancel the meeting"}
      tone="danger"
      closeLabel="Back"
      onClose={onClose}
    >
      <FollowingChoice value={following} onChange={(next) => form.change({ following: next })} />
      <Field label="Why" required error={form.problems.reason}>
        <TextField maxLength={REASON_MAX} {...form.text("reason")} />
      </Field>
    </SmallFormDialog>
  );
}
