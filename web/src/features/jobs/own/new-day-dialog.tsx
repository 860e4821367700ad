import type { OwnJob } from "@cardplaza/contract/jobs/job";
import { isValidThrough } from "@cardplaza/contract/jobs/job-rules";
import { DEFAULT_VALID_DAYS, JOB_TEXT, MAX_VALID_DAYS } from "@cardplaza/contract/jobs/job-words";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Dialog, DialogClose, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
import { dayFromNow } from "../form/job-values.ts";
import { useJobActions } from "./use-job-actions.ts";

/** A new last day: for a job that is open, and for one that opens again. */
export function NewDayDialog({ job, onClose }: { job: OwnJob; onClose: () => void }) {
  const [day, setDay] = useState(() => dayFromNow(DEFAULT_VALID_DAYS));
  const [wrong, setWrong] = useState<string>();
  const { change } = useJobActions();
  const isOpen = job.status === "open";
  const submit = () => {
    if (!isValidThrough(day, dayFromNow(0))) return setWrong(JOB_TEXT.badValidThrough);
    change.mutate({ job, action: "reopen", validThrough: day }, { onSettled: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={isOpen ? `Renew ${job.title}` : `Reopen ${job.title}`}
        description="Until when can people apply?"
      >
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            submit();
          }}
        >
          <Field label="Last day to apply" error={wrong} hint={`Within ${MAX_VALID_DAYS} days.`}>
            <TextField
              type="date"
              value={day}
              min={dayFromNow(1)}
              max={dayFromNow(MAX_VALID_DAYS)}
              onChange={({ target }) => {
                setDay(target.value);
                setWrong(undefined);
              }}
            />
          </Field>
          <DialogFooter>
            <DialogClose asChild>
              <Button variant="secondary">Cancel</Button>
            </DialogClose>
            <Button type="submit" busy={change.isPending}>
              {isOpen ? "Renew" : "Reopen"}
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
