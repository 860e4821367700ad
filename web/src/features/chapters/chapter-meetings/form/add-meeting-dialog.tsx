import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS, DURATION_MINUTES } from "@cardplaza/contract/chapters/chapter-words";
import { CHAPTER_MEETING_TEXT } from "@cardplaza/contract/chapters/chapter-meeting-words";
import { digitsOf } from "@cardplaza/contract/text-limits";
import { useState } from "react";
import { refusedFields } from "../../../../forms/saving/refused-fields.ts";
import { useAttemptKey } from "../../../../lib/attempt-key.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { wrongNumber } from "../../form/check-chapter.ts";
import { useAddMeeting } from "../use-meetings.ts";
import { AgendaFields } from "./agenda-fields.tsx";
import { fromLocal, nowInIndia } from "./local-time.ts";
import { MeetingDialog } from "../../chapter-meeting-dialog.tsx";

interface AddMeetingDialogProps {
  chapter: Pick<Chapter, "_id" | "online" | "durationMin">;
  onClose: () => void;
}

/** A meeting outside the rhythm: a visit, a training, a dinner. */
export function AddMeetingDialog({ chapter, onClose }: AddMeetingDialogProps) {
  const [values, setValues] = useState({
    startsAt: "",
    durationMin: String(chapter.durationMin),
    venue: "",
    speaker: "",
    agenda: "",
  });
  const [wrong, setWrong] = useState<Wrong>({});
  const keyOf = useAttemptKey();
  const add = useAddMeeting(chapter._id);
  const fields = refusedFields(add.error);
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const save = () => {
    const problems = problemsOf(values);
    setWrong(problems);
    if (problems.startsAt || problems.durationMin) return;
    const { startsAt, durationMin, venue, ...rest } = values;
    const body = {
      ...rest,
      startsAt: fromLocal(startsAt).toISOString(),
      durationMin: Number(durationMin),
      ...(venue.trim() ? { venue } : {}),
    };
    add.mutate({ key: keyOf(body), body }, { onSuccess: onClose });
  };
  return (
    <MeetingDialog
      title="Add a meeting"
      description="Members are told. The meetings of your rhythm stay as they are."
      saveLabel="Add"
      busy={add.isPending}
      error={add.error}
      names={["startsAt", "durationMin", "venue", "speaker", "agenda"]}
      onClose={onClose}
      onSave={save}
    >
      <Field label="Begins, in Indian time" required error={wrong.startsAt ?? fields.startsAt}>
        <TextField
          type="datetime-local"
          step={300}
          min={nowInIndia()}
          value={values.startsAt}
          onChange={(event) => change({ startsAt: event.target.value })}
        />
      </Field>
      <Field label="Minutes" required error={wrong.durationMin ?? fields.durationMin}>
        <TextField
          inputMode="numeric"
          maxLength={digitsOf(DURATION_MINUTES[1])}
          autoComplete="off"
          value={values.durationMin}
          onChange={(event) => change({ durationMin: event.target.value })}
        />
      </Field>
      {!chapter.online && (
        <Field label="Where" optional error={fields.venue} hint="Where you always meet, if it is left empty.">
          <TextField
            maxLength={CHAPTER_LIMITS.venue[1]}
            value={values.venue}
            onChange={(event) => change({ venue: event.target.value })}
          />
        </Field>
      )}
      <AgendaFields values={values} fields={fields} onChange={change} />
    </MeetingDialog>
  );
}

interface Wrong {
  startsAt?: string | undefined;
  durationMin?: string | undefined;
}

const problemsOf = ({ startsAt, durationMin }: { startsAt: string; durationMin: string }): Wrong => ({
  startsAt: !startsAt
    ? CHAPTER_MEETING_TEXT.needTime
    : fromLocal(startsAt) <= new Date()
      ? CHAPTER_MEETING_TEXT.past
      : undefined,
  durationMin: wrongNumber(durationMin, DURATION_MINUTES),
});
