import type { Referral } from "@cardplaza/contract/chapters/referral";
import { REFERRAL_LIMITS, type ThankKind } from "@cardplaza/contract/chapters/referral-words";
import { useState } from "react";
import { Controller, useForm, useWatch } from "react-hook-form";
import { showAtFields } from "../../../../forms/saving/show-at-fields.ts";
import { Field } from "../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { paiseOf, typedAmount } from "../../../enquiries/amount.ts";
import type { Mended } from "../../queue/slip.ts";
import { AmountField, amountProblem } from "./amount-field.tsx";
import { ChoosePerson, type ChosenPerson } from "./choose-person.tsx";
import { paise } from "../referral-words.ts";
import { SlipForm } from "./slip-form.tsx";
import { THANK_KIND_OPTIONS } from "./thank-kinds.ts";
import { useSendSlip } from "./use-send-slip.ts";

/** A thank-you as it is typed. */
export interface ThankValues {
  referralId: string;
  to: ChosenPerson | null;
  amountPaise: string;
  kind: ThankKind;
  note: string;
}
const NAMES = ["amountPaise", "note"] as const;
const OTHER = "";

interface ThankFormProps {
  chapterId: string;
  /** Won and not yet thanked for; the first one is chosen. */
  won: readonly Referral[];
  /** What was typed before, if it was refused. */
  begin?: ThankValues | undefined;
  mends?: Mended | undefined;
  onClose: () => void;
}

export function ThankForm({ chapterId, won, begin, mends, onClose }: ThankFormProps) {
  const [first] = useState(won[0]);
  const form = useForm<ThankValues>({
    defaultValues: begin ?? {
      referralId: first?._id ?? OTHER,
      to: null,
      amountPaise: typedAmount(first?.wonPaise ?? undefined),
      kind: "new",
      note: "",
    },
  });
  const { errors } = form.formState;
  const thank = useSendSlip("thank-you", onClose, mends);
  const referralId = useWatch({ control: form.control, name: "referralId" });
  const referral = won.find(({ _id }) => _id === referralId);
  const choose = (id: string) => {
    form.setValue("referralId", id);
    const value = won.find(({ _id }) => _id === id)?.wonPaise;
    form.setValue("amountPaise", typedAmount(value ?? undefined));
  };
  const send = form.handleSubmit((values) => {
    const { to, amountPaise, kind, note } = values;
    const name = referral?.giver.name ?? to?.name ?? "";
    const whom = referral ? { referralId: referral._id } : { giverId: to?._id ?? "" };
    return thank
      .mutateAsync({
        call: { body: { ...whom, amountPaise: paiseOf(amountPaise) ?? 0, kind, note: note.trim() } },
        label: `Thank-you for ${name}`,
        form: { chapterId, thanksFor: referral?._id ?? null, begin: values },
        done: `${name} has your thank-you`,
      })
      .then(
        () => undefined,
        (error: unknown) => void showAtFields(form, error, NAMES),
      );
  });
  return (
    <SlipForm
      sendLabel="Say thank you"
      busy={thank.isPending}
      error={thank.error}
      names={NAMES}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      {won.length > 0 && (
        <RadioGroup
          label="For which business?"
          options={[...won.map(wonOption), { value: OTHER, label: "Other business" }]}
          value={referral?._id ?? OTHER}
          onChange={({ target }) => choose(target.value)}
        />
      )}
      {!referral && (
        <Controller
          name="to"
          control={form.control}
          rules={{ validate: (person) => person !== null || "Choose who to thank." }}
          render={({ field, fieldState }) => (
            <ChoosePerson
              label="To"
              chapterId={chapterId}
              chosen={field.value}
              onChoose={field.onChange}
              error={fieldState.error?.message}
            />
          )}
        />
      )}
      <AmountField
        label="Value of the business"
        error={errors.amountPaise?.message}
        {...form.register("amountPaise", { validate: (text) => amountProblem(text) ?? true })}
      />
      <RadioGroup label="Kind" options={THANK_KIND_OPTIONS} {...form.register("kind")} />
      <Field label="Note" optional error={errors.note?.message}>
        <TextArea {...form.register("note")} rows={2} maxLength={REFERRAL_LIMITS.note[1]} />
      </Field>
    </SlipForm>
  );
}

const wonOption = ({ _id, giver, prospect, wonPaise }: Referral) => ({
  value: _id,
  label: `${giver.name}: ${prospect.name}`,
  hint: wonPaise === null ? "Won" : `Won, ${paise(wonPaise)}`,
});
