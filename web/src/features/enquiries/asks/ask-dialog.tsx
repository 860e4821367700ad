import { LISTED_CATEGORIES } from "@cardplaza/contract/categories/business-categories";
import { categoryWords } from "@cardplaza/contract/categories/category-words";
import {
  ASK_LIMITS,
  ENQUIRY_MESSAGE_MAX,
  ENQUIRY_MESSAGE_MIN,
} from "@cardplaza/contract/enquiries/enquiry-words";
import { TYPED_RUPEES_MAX } from "@cardplaza/contract/text-limits";
import { SmallFormDialog } from "../../../forms/small/small-form-dialog.tsx";
import { useSmallForm } from "../../../forms/small/use-small-form.ts";
import { Combobox } from "../../../ui/fields/combobox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { CityField } from "../../places/city-field.tsx";
import { AMOUNT_HINT, isAmount, paiseOf } from "../amount.ts";
import { useSendAsk } from "./use-asks.ts";

const CATEGORIES = LISTED_CATEGORIES.map(({ slug, name }) => ({
  value: slug,
  label: name,
  also: categoryWords(slug),
})).sort((a, b) => a.label.localeCompare(b.label, "en-IN"));
const EMPTY = { need: "", category: "", city: "", budget: "", deadline: "" };

export function AskDialog({ onClose }: { onClose: () => void }) {
  const sending = useSendAsk();
  const form = useSmallForm({
    begin: EMPTY,
    check,
    send: (values, key) => sending.mutateAsync({ ...bodyOf(values), key }),
    onSent({ recipients }) {
      const people = recipients.length === 1 ? "1 member" : `${recipients.length} members`;
      toast({
        title: "Request sent",
        description: `It went to ${people}. We'll notify you when they answer.`,
      });
      onClose();
    },
    named: { budgetPaise: "budget" },
    keptAs: "new-ask",
  });
  const { values, change, text, problems } = form;
  return (
    <SmallFormDialog
      title="New request"
      description="It goes to matching members and stays open for 30 days."
      form={form}
      sendLabel="Send request"
      onClose={onClose}
    >
      <Field label="What do you need?" required error={problems.need}>
        <TextArea rows={4} maxLength={ENQUIRY_MESSAGE_MAX} {...text("need")} />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Category" required error={problems.category}>
          <Combobox
            options={CATEGORIES}
            listLabel="Categories"
            value={values.category || null}
            onChange={(category) => change({ category })}
          />
        </Field>
        <CityField
          label="City"
          required
          error={problems.city}
          value={values.city}
          onChange={(city) => change({ city })}
        />
        <Field label="Budget" optional error={problems.budget}>
          <TextField leading="₹" inputMode="decimal" maxLength={TYPED_RUPEES_MAX} {...text("budget")} />
        </Field>
        <Field label="Needed by" optional error={problems.deadline}>
          <TextField type="date" {...text("deadline")} />
        </Field>
      </div>
    </SmallFormDialog>
  );
}

const check = ({ need, category, city, budget }: typeof EMPTY) => ({
  need: need.trim().length < ENQUIRY_MESSAGE_MIN && `Enter at least ${ENQUIRY_MESSAGE_MIN} characters.`,
  category: !category && "Choose a category.",
  city: city.trim().length < ASK_LIMITS.city[0] && "Choose a city.",
  budget: !isAmount(budget) && AMOUNT_HINT,
});

const bodyOf = ({ need, category, city, budget, deadline }: typeof EMPTY) => ({
  need,
  category,
  city,
  budgetPaise: paiseOf(budget),
  deadline: deadline || undefined,
});
