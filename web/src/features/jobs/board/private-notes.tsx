import type { Application } from "@cardplaza/contract/jobs/application";
import { NOTE_MAX } from "@cardplaza/contract/jobs/application-words";
import { Lock } from "lucide-react";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { RatingInput } from "../../../ui/fields/rating-input.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { useChangeApplication } from "./use-application.ts";

/** For the team's eyes only. What is typed stays if saving fails. */
export function PrivateNotes({ application, jobId }: { application: Application; jobId: string }) {
  const change = useChangeApplication(jobId);
  const form = useSmallForm({
    begin: { note: application.notes },
    send: ({ note }) => change.mutateAsync({ applicant: application, note: note.trim() }),
  });
  const isEnded = application.stage === "withdrawn";
  const isChanged = form.values.note.trim() !== application.notes;
  const rate = (rating: number | null) => change.mutate({ applicant: application, rating });
  return (
    <section aria-label="Only for your team" className="rounded-card border border-line p-4">
      <p className="mb-3 flex items-center gap-2 text-xs text-muted">
        <Lock aria-hidden="true" className="size-3.5 shrink-0" /> Only your team sees this.
      </p>
      <div className="flex flex-wrap items-end gap-x-3">
        <RatingInput
          label="Rating"
          value={
            change.isPending && change.variables.rating !== undefined
              ? change.variables.rating
              : application.rating
          }
          onChange={rate}
          disabled={isEnded || change.isPending}
        />
        {application.rating !== null && !isEnded && (
          <Button variant="link" size="sm" className="mb-2" onClick={() => rate(null)}>
            Clear
          </Button>
        )}
      </div>
      <form {...form.props} className="mt-3 grid grid-cols-1 gap-3">
        <Field label="Note">
          <TextArea rows={3} maxLength={NOTE_MAX} readOnly={isEnded} {...form.text("note")} />
        </Field>
        {isChanged && (
          <Button type="submit" size="sm" variant="secondary" className="w-fit" busy={change.isPending}>
            Save note
          </Button>
        )}
      </form>
    </section>
  );
}
