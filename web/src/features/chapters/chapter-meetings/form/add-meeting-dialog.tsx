import type { Chapter } from "@cardplaza/contract/chapters/chapter";
import { CHAPTER_LIMITS, DURATION_MINUTES } from "@cardplaza/contract/chapters/chapter-words";
import { digitsOf } from "@cardplaza/contract/text-limits";
import { SmallFormDialog } from "../../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../../forms/small/use-small-form.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import { wrongNumber } from "../../form/check-chapter.ts";
import { useAddMeeting } from "../use-meetings.ts";
import { AgendaFields } from "./agenda-fields.tsx";
import { fromLocal, nowInIndia, wrongStart } from "./local-time.ts";

interface AddMeetingDialogProps {
  chapter: Pick<Chapter, "_id" | "online" | "durationMin">;
  onClose: () => void;
}

/** A meeting outside the rhythm: a visit, a training, a dinner. */
export function AddMeetingDialog({ chapter, onClose }: AddMeetingDialogProps) {
  const add = useAddMeeting(chapter._id);
  const form = useSmallForm({
    begin: { startsAt: "", durationMin: String(chapter.durationMin), venue: "", speaker: "", agenda: "" },
    check: ({ startsAt, durationMin }) => ({
      startsAt: wrongStart(startsAt),
      durationMin: wrongNumber(durationMin, DURATION_MINUTES),
    }),
    send: ({ startsAt, durationMin, venue, ...rest }, key) =>
      add.mutateAsync({
        key,
        body: {
          ...rest,
          startsAt: fromLocal(startsAt).toISOString(),
          durationMin: Number(durationMin),
          ...(venue.trim() ? { venue } : {}),
        },
      }),
    onSent: onClose,
  });
  const { values, problems, text } = form;
  return (
    <SmallFormDialog
      title="Add a meeting"
      description="Members are told. The meetings of your rhythm stay as they are."
      form={form}
      sendLabel="Add"
      closeLabel="Back"
      onClose={onClose}
    >
      <Field label="Begins, in Indian time" required error={problems.startsAt}>
        <TextField type="datetime-local" step={300} min={nowInIndia()} {...text("startsAt")} />
      </Field>
      <Field label="Minutes" required error={problems.durationMin}>
        <TextField
          inputMode="numeric"
          maxLength={digitsOf(DURATION_MINUTES[1])}
          autoComplete="off"
          {...text("durationMin")}
        />
      </Field>
      {!chapter.online && (
        <Field
          label="Where"
          optional
          error={problems.venue}
          hint="Where you always meet, if it is left empty."
        >
          <TextField maxLength={CHAPTER_LIMITS.venue[1]} {...text("venue")} />
        </Field>
      )}
      <AgendaFields values={values} problems={problems} onChange={form.change} />
    </SmallFormDialog>
  );
}
