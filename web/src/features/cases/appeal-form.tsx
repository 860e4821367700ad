import { APPEAL_LENGTH, CASE_TEXT } from "@cardplaza/contract/cases/case-words";
import { SmallFormProblem } from "../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../forms/small/use-small-form.ts";
import { Button } from "../../ui/button.tsx";
import { Field } from "../../ui/fields/field.tsx";
import { TextArea } from "../../ui/fields/text-area.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { APPEAL_WORDS as words } from "./decisions-words.ts";
import { useAppeal } from "./use-decisions.ts";

interface AppealFormProps {
  id: string;
  /** We asked something about the appeal. */
  isAnswer: boolean;
}

export function AppealForm({ id, isAnswer }: AppealFormProps) {
  const appeal = useAppeal(id);
  const form = useSmallForm({
    begin: { text: "" },
    check: ({ text }) => ({ text: text.trim().length < APPEAL_LENGTH.min && CASE_TEXT.appealTooShort }),
    send: ({ text }) => appeal.mutateAsync(text.trim()),
    onSent: () => toast({ title: isAnswer ? words.answerSent : words.sent }),
  });
  return (
    <form {...form.props} className="grid grid-cols-1 gap-4">
      <Field
        label={isAnswer ? words.answerLabel : words.label}
        hint={isAnswer ? words.answerHint : words.hint}
        required
        error={form.problems.text}
      >
        <TextArea rows={5} maxLength={APPEAL_LENGTH.max} {...form.text("text")} />
      </Field>
      <SmallFormProblem text={form.problem} />
      <p>
        <Button type="submit" busy={form.isSending}>
          {isAnswer ? words.sendAnswer : words.send}
        </Button>
      </p>
    </form>
  );
}
