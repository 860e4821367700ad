import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { isValidThrough } from "@cardplaza/contract/jobs/job-rules";
import { DEFAULT_VALID_DAYS, JOB_TEXT, MAX_VALID_DAYS } from "@cardplaza/contract/jobs/job-words";
import { dayFromNow } from "@cardplaza/contract/time";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { useJobActions } from "./use-job-actions.ts";

/** A new last day: for a job that is open, and for one that opens again. */
export function NewDayDialog({ job, onClose }: { job: OwnJob; onClose: () => void }) {
  const { change } = useJobActions();
  const isOpen = job.status === "open";
  const form = useSmallForm({
    begin: { day: dayFromNow(DEFAULT_VALID_DAYS) },
    check: ({ day }) => ({ day: !isValidThrough(day, dayFromNow(0)) && JOB_TEXT.badValidThrough }),
    // A toast says what was refused, because it may be about other fields of the job.
    send: ({ day }) => change.mutateAsync({ job, action: "reopen", validThrough: day }).catch(() => null),
    onSent: onClose,
  });
  return (
    <SmallFormDialog
      title={isOpen ? `Renew ${job.title}` : `Reopen ${job.title}`}
      description="Until when can people apply?"
      form={form}
      sendLabel={isOpen ? "Renew" : "Reopen"}
      onClose={onClose}
    >
      <Field label="Last day to apply" error={form.problems.day} hint={`Within ${MAX_VALID_DAYS} days.`}>
        <TextField type="date" min={dayFromNow(1)} max={dayFromNow(MAX_VALID_DAYS)} {...form.text("day")} />
      </Field>
    </SmallFormDialog>
  );
}
