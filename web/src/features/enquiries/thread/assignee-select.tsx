import type { Enquiry } from "@cardplaza/contract/enquiries/enquiry";
import { problemText } from "../../../lib/problem-text.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useMoveEnquiry } from "../use-enquiry.ts";

/** Who of the team takes care of it, and is the only one notified from then on. */
export function AssigneeSelect({ enquiry: { _id, team, assignee } }: { enquiry: Enquiry }) {
  const move = useMoveEnquiry(_id);
  const assign = (assigneeId: string | null) =>
    move.mutate(
      { assigneeId },
      {
        onError: (error) =>
          toast({
            title: "The enquiry was not assigned",
            description: problemText(error),
            variant: "destructive",
          }),
      },
    );
  // While it is being saved, the choice is shown already.
  const chosen = move.isPending ? move.variables?.assigneeId : assignee?._id;
  return (
    <Field label="Assigned to" className="max-w-64">
      <Select
        options={[
          { value: "", label: "Everybody" },
          ...team.map(({ _id: value, name }) => ({ value, label: name })),
        ]}
        value={chosen ?? ""}
        onChange={(event) => assign(event.target.value || null)}
      />
    </Field>
  );
}
