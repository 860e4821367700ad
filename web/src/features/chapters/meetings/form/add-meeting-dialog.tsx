import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS } from "@cardplaza/contract/chapters/chapter-words";
import { MEETING_TEXT } from "@cardplaza/contract/chapters/meeting-words";
import { useState } from "react";
import { refusedFields } from "../../../../forms/saving/refused-fields.ts";
import { useAttemptKey } from "../../../../lib/attempt-key.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { useAddMeeting } from "../use-meetings.ts";
import { AgendaFields } from "./agenda-fields.tsx";
import { fromLocal, nowInIndia } from "./local-time.ts";
import { MeetingDialog } from "./meeting-dialog.tsx";

interface AddMeetingDialogProps {
  chapter: Pick<Chapter, "_id" | "online">;
  onClose: () => void;
}

/** A meeting outside the rhythm: a visit, a training, a dinner. */
export function AddMeetingDialog({ chapter, onClose }: AddMeetingDialogProps) {
  const [values, setValues] = useState({ startsAt: "", venue: "", speaker: "", agenda: "" });
  const [wrong, setWrong] = useState<string>();
  const keyOf = useAttemptKey();
  const add = useAddMeeting(chapter._id);
  const fields = refusedFields(add.error);
  const change = (part: Partial<typeof values>) => setValues((now) => ({ ...now, ...part }));
  const save = () => {
    const problem = problemOf(values.startsAt);
    setWrong(problem);
    if (problem) return;
    const { venue, ...rest } = values;
    const body = {
      ...rest,
      startsAt: fromLocal(values.startsAt).toISOString(),
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
      names={["startsAt", "venue", "speaker", "agenda"]}
      onClose={onClose}
      onSave={save}
    >
      <Field label="Begins, in Indian time" required error={wrong ?? fields.startsAt}>
        <TextField
          type="datetime-local"
          step={300}
          min={nowInIndia()}
          value={values.startsAt}
          onChange={(event) => change({ startsAt: event.target.value })}
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

function problemOf(local: string): string | undefined {
  if (!local) return MEETING_TEXT.needTime;
  return fromLocal(local) <= new Date() ? MEETING_TEXT.past : undefined;
}
