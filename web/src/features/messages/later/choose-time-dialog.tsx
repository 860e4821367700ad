import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { LATER_WORDS } from "../words/later-words.ts";
import { TimeField, timeProblem } from "./time-field.tsx";

interface ChooseTimeDialogProps {
  title: string;
  /** An ISO time. What fails is shown in the dialog. */
  onChoose: (at: string) => void | Promise<unknown>;
  onClose: () => void;
}

export function ChooseTimeDialog({ title, onChoose, onClose }: ChooseTimeDialogProps) {
  const form = useSmallForm({
    begin: { at: "" },
    check: ({ at }) => ({ at: timeProblem(at) }),
    send: async ({ at }) => onChoose(new Date(at).toISOString()),
    onSent: onClose,
    named: { sendAt: "at" },
    problemAt: "at",
  });
  return (
    <SmallFormDialog title={title} form={form} sendLabel={LATER_WORDS.set} onClose={onClose}>
      <TimeField error={form.problems.at} {...form.text("at")} />
    </SmallFormDialog>
  );
}
