import type { BillingDetails } from "@cardplaza/contract/plan/subscription";
import { useForm } from "react-hook-form";
import { Button } from "../../ui/button.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { toast } from "../../ui/overlays/toast-store.ts";
import { showAtFields } from "../../forms/saving/show-at-fields.ts";
import { FormProblem } from "../../forms/saving/form-problem.tsx";
import { LeaveWarning } from "../../forms/saving/leave-warning.tsx";
import {
  BILLING_FIELDS,
  BillingFields,
  type BillingValues,
  toBillingDetails,
  toBillingValues,
} from "./billing-fields.tsx";
import { useSaveBilling } from "./use-subscription.ts";
import { BILLING_WORDS } from "./plan-words.ts";

export function BillingPanel({ billing }: { billing: BillingDetails }) {
  const form = useForm<BillingValues>({ defaultValues: toBillingValues(billing) });
  const save = useSaveBilling();
  const submit = form.handleSubmit((values) =>
    save.mutateAsync(toBillingDetails(values)).then(
      (saved) => {
        form.reset(toBillingValues(saved));
        toast({ title: BILLING_WORDS.saved });
      },
      (error: unknown) => void showAtFields(form, error, BILLING_FIELDS),
    ),
  );
  return (
    <Panel aria-labelledby="billing">
      <PanelHeader
        title={<span id="billing">{BILLING_WORDS.title}</span>}
        description={BILLING_WORDS.description}
      />
      <LeaveWarning when={form.formState.isDirty && !save.isPending} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <BillingFields form={form} />
        <FormProblem error={save.error} names={BILLING_FIELDS} className="mt-4" />
        <div className="mt-5 flex justify-end">
          <Button type="submit" busy={save.isPending}>
            {BILLING_WORDS.save}
          </Button>
        </div>
      </form>
    </Panel>
  );
}
