import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import type { Attendance, ChapterMeeting } from "@cardplaza/contract/chapters/chapter-meeting";
import {
  ATTENDANCE_LABEL,
  ATTENDANCE_STATES,
  type AttendanceState,
  CHAPTER_MEETING_TEXT,
} from "@cardplaza/contract/chapters/chapter-meeting-words";
import { NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { useState } from "react";
import { refusedFields } from "../../../../forms/saving/refused-fields.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { Select } from "../../../../ui/fields/select.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { SENT_LATER } from "../../queue/slip.ts";
import { MeetingDialog } from "../../chapter-meeting-dialog.tsx";
import { useMark } from "../use-meeting.ts";

const STATES = ATTENDANCE_STATES.map((value) => ({ value, label: ATTENDANCE_LABEL[value] }));
const PHONE = "substitute.phone";

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
  const [state, setState] = useState<AttendanceState>(first ?? one.state ?? "present");
  const [name, setName] = useState(one.substitute?.name ?? "");
  const [phone, setPhone] = useState(one.substitute?.phone ?? "");
  const [reason, setReason] = useState("");
  const [isChecked, setChecked] = useState(false);
  const mark = useMark(meeting._id);
  const fields = byField(refusedFields(mark.error));
  const wrong = problemsOf({ state, name, phone, reason, isCorrection });
  const shown = isChecked ? { ...fields, ...wrong } : {};
  const save = () => {
    setChecked(true);
    if (Object.keys(wrong).length > 0) return;
    const substitute = state === "substitute" ? { substitute: { name, phone } } : {};
    const why = isCorrection ? { reason } : {};
    mark.mutate(
      { name: one.person.name, mark: { userId: one.userId, state, ...substitute, ...why } },
      { onSuccess: onClose },
    );
  };
  return (
    <MeetingDialog
      title={one.person.name}
      description={isCorrection ? "Correct the mark. The reason stays with it." : "Who came instead?"}
      saveLabel="Save"
      busy={mark.isPending}
      offlineNote={SENT_LATER}
      error={mark.error}
      names={Object.keys(refusedFields(mark.error)).filter((field) => /^0\.|^substitute|^reason/.test(field))}
      onClose={onClose}
      onSave={save}
    >
      {isCorrection && (
        <Field label="Mark">
          <Select
            options={STATES}
            value={state}
            onChange={(event) => setState(event.target.value as AttendanceState)}
          />
        </Field>
      )}
      {state === "substitute" && (
        <>
          <Field label="Name of the substitute" required error={shown.substitute}>
            <TextField maxLength={NAME_MAX} value={name} onChange={(event) => setName(event.target.value)} />
          </Field>
          <Field label="Mobile" required error={shown[PHONE]}>
            <TextField
              type="tel"
              maxLength={PHONE_MAX}
              value={phone}
              onChange={(event) => setPhone(event.target.value)}
            />
          </Field>
        </>
      )}
      {isCorrection && (
        <Field label="Why" required error={shown.reason}>
          <TextField
            maxLength={CHAPTER_LIMITS.reason[1]}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        </Field>
      )}
    </MeetingDialog>
  );
}

interface Typed {
  state: AttendanceState;
  name: string;
  phone: string;
  reason: string;
  isCorrection: boolean;
}

function problemsOf({ state, name, phone, reason, isCorrection }: Typed): Record<string, string> {
  const problems: Record<string, string> = {};
  if (state === "substitute" && name.trim().length < 2)
    problems.substitute = CHAPTER_MEETING_TEXT.needSubstitute;
  if (state === "substitute" && phone.trim() === "") problems[PHONE] = "Enter a phone number.";
  if (isCorrection && reason.trim().length < CHAPTER_LIMITS.reason[0])
    problems.reason = CHAPTER_MEETING_TEXT.needReason;
  return problems;
}

/** The call takes a list, so a field may come as `0.substitute.name`. */
function byField(fields: Readonly<Record<string, string>>): Record<string, string> {
  const found: Record<string, string> = {};
  for (const [path, text] of Object.entries(fields)) {
    const field = path.replace(/^0\./, "");
    found[field === "substitute.name" ? "substitute" : field] = text;
  }
  return found;
}
