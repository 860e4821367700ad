import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import type { Attendance, ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import {
  ATTENDANCE_LABEL,
  ATTENDANCE_STATES,
  type AttendanceState,
  CHAPTER_MEETING_TEXT,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { SmallFormDialog } from "../../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../../forms/small/use-small-form.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { SENT_LATER } from "../../queue/slip.ts";
import { useMark } from "../use-meeting.ts";

const STATES = ATTENDANCE_STATES.map((value) => ({ value, label: ATTENDANCE_LABEL[value] }));
/** The call takes a list of marks; a refusal names the place in it or not. */
const REFUSED_AS = {
  substitute: "name",
  "substitute.name": "name",
  "substitute.phone": "phone",
  "0.substitute": "name",
  "0.substitute.name": "name",
  "0.substitute.phone": "phone",
  "0.state": "state",
  "0.reason": "reason",
} as const;

interface MarkDialogProps {
  one: Attendance;
  meeting: ChapterMeeting;
  /** The meeting has closed, so the reason is needed. */
  isCorrection: boolean;
  first?: AttendanceState | undefined;
  onClose: () => void;
}

/** A mark that needs more than a tap: who came instead, or why it is corrected. */
export function MarkDialog({ one, meeting, isCorrection, first, onClose }: MarkDialogProps) {
  const mark = useMark(meeting._id);
  const form = useSmallForm({
    begin: {
      state: first ?? one.state ?? "present",
      name: one.substitute?.name ?? "",
      phone: one.substitute?.phone ?? "",
      reason: "",
    },
    check: (values) => problemsOf(values, isCorrection),
    named: REFUSED_AS,
    send: ({ state, name, phone, reason }) =>
      mark.mutateAsync({
        name: one.person.name,
        mark: {
          userId: one.userId,
          state,
          ...(state === "substitute" && { substitute: { name, phone } }),
          ...(isCorrection && { reason }),
        },
      }),
    onSent: onClose,
  });
  const { values, problems, text } = form;
  return (
    <SmallFormDialog
      title={one.person.name}
      description={isCorrection ? "Correct the mark. The reason stays with it." : "Who came instead?"}
      form={form}
      sendLabel="Save"
      closeLabel="Back"
      offlineNote={SENT_LATER}
      onClose={onClose}
    >
      {isCorrection && (
        <Field label="Mark" error={problems.state}>
          <Select options={STATES} {...text("state")} />
        </Field>
      )}
      {values.state === "substitute" && (
        <>
          <Field label="Name of the substitute" required error={problems.name}>
            <TextField maxLength={NAME_MAX} {...text("name")} />
          </Field>
          <Field label="Mobile" required error={problems.phone}>
            <TextField type="tel" maxLength={PHONE_MAX} {...text("phone")} />
          </Field>
        </>
      )}
      {isCorrection && (
        <Field label="Why" required error={problems.reason}>
          <TextField maxLength={CHAPTER_LIMITS.reason[1]} {...text("reason")} />
        </Field>
      )}
    </SmallFormDialog>
  );
}

interface Typed {
  state: AttendanceState;
  name: string;
  phone: string;
  reason: string;
}

const problemsOf = ({ state, name, phone, reason }: Typed, isCorrection: boolean) => ({
  name: state === "substitute" && name.trim().length < 2 && CHAPTER_MEETING_TEXT.needSubstitute,
  phone: state === "substitute" && phone.trim() === "" && "Enter a phone number.",
  reason: isCorrection && reason.trim().length < CHAPTER_LIMITS.reason[0] && CHAPTER_MEETING_TEXT.needReason,
});
