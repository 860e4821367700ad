import type { Application } from "@cardplaza/contract/jobs/application";
import {
  APPLICATION_TEXT,
  INTERVIEW_MODES,
  INTERVIEW_MODE_LABEL,
  INTERVIEW_PLACE_MAX,
  type InterviewMode,
  MAX_INTERVIEW_TIMES,
} from "@cardplaza/contract/jobs/application-words";
import { INDIA_OFFSET_MS } from "@cardplaza/contract/time";
import { Plus, Trash2 } from "lucide-react";
import { useState } from "react";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useProposeInterview } from "./use-application.ts";

interface InterviewDialogProps {
  application: Application;
  jobId: string;
  onClose: () => void;
}

const MODES = INTERVIEW_MODES.map((value) => ({ value, label: INTERVIEW_MODE_LABEL[value] }));
const PLACE: Record<InterviewMode, { label: string; hint: string }> = {
  in_person: { label: "Where", hint: "The address, and whom to ask for" },
  phone: { label: "Who calls", hint: "Such as “We call you on the number you gave”" },
  video: { label: "Link", hint: "You can also send it later in a message" },
};

/** The field has no time zone; what is chosen is Indian time, wherever the browser is. */
const inIndia = (local: string) => new Date(`${local}:00+05:30`);
const nowInIndia = () => new Date(Date.now() + INDIA_OFFSET_MS).toISOString().slice(0, 16);

type Time = { key: string; value: string };
interface Proposal {
  times: Time[];
  mode: InterviewMode;
  place: string;
}
const emptyTime = (): Time => ({ key: crypto.randomUUID(), value: "" });
const filled = (times: readonly Time[]) => times.filter(({ value }) => value !== "");

/** Proposes up to five times, of which the applicant chooses one. */
export function InterviewDialog({ application, jobId, onClose }: InterviewDialogProps) {
  const [begin] = useState((): Proposal => ({ times: [emptyTime()], mode: "in_person", place: "" }));
  const propose = useProposeInterview(application, jobId);
  const form = useSmallForm({
    begin,
    check: ({ times }) => ({
      times:
        filled(times).length === 0
          ? "Choose a time."
          : filled(times).some(isPast) && APPLICATION_TEXT.pastTime,
    }),
    send: ({ times, mode, place }, key) =>
      propose.mutateAsync({
        times: filled(times).map(({ value }) => inIndia(value).toISOString()),
        mode,
        place: place.trim(),
        key,
      }),
    onSent: onClose,
  });
  const { times, mode } = form.values;
  const problemOf = (time: Time, index: number) => {
    const isWrong = filled(times).length === 0 ? index === 0 : time.value !== "" && isPast(time);
    return isWrong ? form.problems.times : undefined;
  };
  return (
    <SmallFormDialog
      title="Propose an interview"
      description={`${application.name} gets these times by bell and e-mail and chooses one.`}
      form={form}
      sendLabel="Propose"
      onClose={onClose}
    >
      {application.interviews.some(({ status }) => status === "proposed") && (
        <Notice>The times that you proposed before are replaced.</Notice>
      )}
      <fieldset className="grid min-w-0 grid-cols-1 gap-3">
        <legend className="mb-1.5 text-sm font-medium">Times, in Indian time</legend>
        {times.map((time, index) => (
          <TimeRow
            key={time.key}
            label={`Time ${index + 1}`}
            value={time.value}
            error={problemOf(time, index)}
            onChange={(value) => form.change({ times: times.with(index, { ...time, value }) })}
            {...(times.length > 1 && {
              onRemove: () => form.change({ times: times.toSpliced(index, 1) }),
            })}
          />
        ))}
        {times.length < MAX_INTERVIEW_TIMES && (
          <Button
            variant="secondary"
            size="sm"
            className="w-fit"
            onClick={() => form.change({ times: [...times, emptyTime()] })}
          >
            <Plus /> Another time
          </Button>
        )}
      </fieldset>
      <Field label="How">
        <Select options={MODES} {...form.text("mode")} />
      </Field>
      <Field label={PLACE[mode].label} hint={PLACE[mode].hint} optional>
        <TextField maxLength={INTERVIEW_PLACE_MAX} {...form.text("place")} />
      </Field>
    </SmallFormDialog>
  );
}

const isPast = ({ value }: Time) => inIndia(value) <= new Date();

interface TimeRowProps {
  label: string;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
  onRemove?: () => void;
}

const TimeRow = ({ label, value, error, onChange, onRemove }: TimeRowProps) => (
  <div className="flex items-start gap-2">
    <Field label={label} error={error} className="min-w-0 flex-1">
      <TextField
        type="datetime-local"
        min={nowInIndia()}
        step={300}
        value={value}
        onChange={({ target }) => onChange(target.value)}
      />
    </Field>
    {onRemove && (
      <Button
        variant="ghost"
        size="icon"
        className="mt-6.5"
        aria-label={`Remove ${label.toLowerCase()}`}
        onClick={onRemove}
      >
        <Trash2 />
      </Button>
    )}
  </div>
);
