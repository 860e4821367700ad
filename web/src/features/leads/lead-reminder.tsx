import { momentInWords } from "@cardplaza/contract/date-words";
import type { OwnedLead } from "@cardplaza/contract/leads/received-leads";
import { BellRing } from "lucide-react";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextField } from "../../ui/fields/text-field.tsx";
import { problemText } from "../../lib/problem-text.ts";
import { asLocalInput, morningIn } from "./lead-dates.ts";
import { useSetReminder } from "./use-lead.ts";

const SOON = [
  { label: "Tomorrow", days: 1 },
  { label: "In 3 days", days: 3 },
  { label: "In a week", days: 7 },
];

/** A reminder, which comes as a notification when it is due. */
export function LeadReminder({ lead }: { lead: OwnedLead }) {
  const save = useSetReminder(lead._id);
  const form = useSmallForm({
    begin: { at: lead.reminderAt ? asLocalInput(new Date(lead.reminderAt)) : "" },
    check: ({ at }) => ({ at: Number.isNaN(Date.parse(at)) && "Choose a time." }),
    send: ({ at }) => save.mutateAsync(new Date(at).toISOString()),
    problemAt: "at",
  });
  return (
    <>
      {lead.reminderAt && (
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sm">
          <BellRing aria-hidden="true" className="size-4 text-brand-strong" />
          {momentInWords(lead.reminderAt, "reader")}
          <Button variant="link" busy={save.isPending} onClick={() => save.mutate(null)}>
            Clear
          </Button>
        </p>
      )}
      <form {...form.props} className="grid grid-cols-1 gap-3">
        <Field
          label="Remind me on"
          error={form.problems.at ?? (save.isError ? problemText(save.error) : undefined)}
        >
          <div className="flex flex-wrap gap-2">
            <div className="min-w-52 flex-1">
              <TextField type="datetime-local" required {...form.text("at")} />
            </div>
            <Button type="submit" variant="secondary" busy={save.isPending}>
              Set reminder
            </Button>
          </div>
        </Field>
        <div className="flex flex-wrap gap-2">
          {SOON.map(({ label, days }) => (
            <Button
              key={days}
              size="sm"
              variant="secondary"
              onClick={() => !save.isPending && save.mutate(morningIn(days).toISOString())}
            >
              {label}
            </Button>
          ))}
        </div>
      </form>
    </>
  );
}
