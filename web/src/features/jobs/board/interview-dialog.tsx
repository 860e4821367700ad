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
import { type FormEvent, useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";
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

/** Proposes up to five times, of which the applicant chooses one. */
export function InterviewDialog({ application, jobId, onClose }: InterviewDialogProps) {
  const [times, setTimes] = useState([{ key: crypto.randomUUID(), value: "" }]);
  const [mode, setMode] = useState<InterviewMode>("in_person");
  const [place, setPlace] = useState("");
  const [checkedAt, setCheckedAt] = useState<Date | null>(null);
  const [key] = useState(() => crypto.randomUUID());
  const propose = useProposeInterview(application, jobId);
  const filled = times.map(({ value }) => value).filter(Boolean);
  const problemOf = (value: string, index: number) => {
    if (!checkedAt) return undefined;
    if (!value) return index === 0 && filled.length === 0 ? "Choose a time." : undefined;
    return inIndia(value) <= checkedAt ? APPLICATION_TEXT.pastTime : undefined;
  };
  const hasOpen = application.interviews.some(({ status }) => status === "proposed");
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const now = new Date();
    setCheckedAt(now);
    if (filled.length === 0 || filled.some((value) => inIndia(value) <= now) || propose.isPending) return;
    const sent = filled.map((value) => inIndia(value).toISOString());
    propose.mutate({ times: sent, mode, place: place.trim(), key }, { onSuccess: onClose });
  };
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title="Propose an interview"
        description={`${application.name} gets these times by bell and e-mail and chooses one.`}
      >
        <form onSubmit={submit} noValidate className="grid grid-cols-1 gap-4">
          {hasOpen && <Notice>The times that you proposed before are replaced.</Notice>}
          <fieldset className="grid min-w-0 grid-cols-1 gap-3">
            <legend className="mb-1.5 text-sm font-medium">Times, in Indian time</legend>
            {times.map(({ key: row, value }, index) => (
              <div key={row} className="flex items-start gap-2">
                <Field label={`Time ${index + 1}`} error={problemOf(value, index)} className="min-w-0 flex-1">
                  <TextField
                    type="datetime-local"
                    min={nowInIndia()}
                    step={300}
                    value={value}
                    onChange={(event) =>
                      setTimes((now) =>
                        now.map((each) => (each.key === row ? { ...each, value: event.target.value } : each)),
                      )
                    }
                  />
                </Field>
                {times.length > 1 && (
                  <Button
                    variant="ghost"
                    size="icon"
                    className="mt-6.5"
                    aria-label={`Remove time ${index + 1}`}
                    onClick={() => setTimes((now) => now.filter((each) => each.key !== row))}
                  >
                    <Trash2 />
                  </Button>
                )}
              </div>
            ))}
            {times.length < MAX_INTERVIEW_TIMES && (
              <Button
                variant="secondary"
                size="sm"
                className="w-fit"
                onClick={() => setTimes((now) => [...now, { key: crypto.randomUUID(), value: "" }])}
              >
                <Plus /> Another time
              </Button>
            )}
          </fieldset>
          <Field label="How">
            <Select
              options={MODES}
              value={mode}
              onChange={(event) => setMode(event.target.value as InterviewMode)}
            />
          </Field>
          <Field label={PLACE[mode].label} hint={PLACE[mode].hint} optional>
            <TextField
              maxLength={INTERVIEW_PLACE_MAX}
              value={place}
              onChange={(event) => setPlace(event.target.value)}
            />
          </Field>
          {propose.error && (
            <Notice tone="danger" live>
              {problemText(propose.error)}
            </Notice>
          )}
          <DialogFooter>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" busy={propose.isPending}>
              Propose
            </Button>
          </DialogFooter>
        </form>
      </DialogContent>
    </Dialog>
  );
}
