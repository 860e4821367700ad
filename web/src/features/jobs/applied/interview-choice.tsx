import { appointmentInWords } from "@cardplaza/contract/date-words";
import type { Interview } from "@cardplaza/contract/jobs/application";
import { useState } from "react";
import { SmallFormProblem } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { inWords } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useNow } from "../../notifications/use-now.ts";
import { InterviewPlace } from "./interview-place.tsx";
import { useAnswerInterview } from "./use-applied.ts";

/** The proposed times, of which the applicant chooses one or declines all. */
export function InterviewChoice({ interview, company }: { interview: Interview; company: string }) {
  const { _id, times } = interview;
  const answer = useAnswerInterview(_id);
  const form = useSmallForm({
    begin: { time: "" },
    check: ({ time }) => ({ time: time === "" && "Choose a time." }),
    send: ({ time }) => answer.mutateAsync(time),
    onSent: () => toast({ title: "Your interview is set", description: `We told ${company}.` }),
  });
  const [declining, setDeclining] = useState(false);
  const now = useNow();
  return (
    <form {...form.props} className="grid grid-cols-1 gap-3 rounded-field bg-sunken p-4">
      <InterviewPlace interview={interview} />
      <RadioGroup
        label="Choose a time (Indian time)"
        framed
        options={times.map((each) => {
          const isPast = new Date(each) <= now;
          return {
            value: each,
            label: appointmentInWords(each),
            disabled: isPast,
            ...(isPast && { hint: "This time has passed." }),
          };
        })}
        error={form.problems.time}
        {...form.text("time")}
      />
      <SmallFormProblem text={form.problem} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" busy={form.isSending}>
          Confirm the time
        </Button>
        <Button variant="secondary" onClick={() => setDeclining(true)}>
          None of these
        </Button>
      </div>
      <ConfirmDialog
        open={declining}
        onOpenChange={setDeclining}
        tone="normal"
        title="Decline these times?"
        description={`We'll tell ${company} that none of these times suit you. Your application continues. Send a message to say when you can come.`}
        confirmLabel="Decline"
        onConfirm={() => inWords(answer.mutateAsync(null))}
      />
    </form>
  );
}
