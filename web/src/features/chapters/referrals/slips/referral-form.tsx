import {
  REFERRAL_LIMITS,
  REFERRAL_TEXT,
  REFERRAL_TYPE_LABEL,
  REFERRAL_TYPES,
} from "@cardplaza/contract/chapters/referral-words";
import { EMAIL_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { Controller, useForm, type UseFormReturn, useWatch } from "react-hook-form";
import { usePhoneHint } from "../../../../forms/fields/use-phone-hint.tsx";
import { showAtFields } from "../../../../forms/saving/show-at-fields.ts";
import { Checkbox } from "../../../../ui/fields/checkbox.tsx";
import { Field } from "../../../../ui/fields/field.tsx";
import { RadioGroup } from "../../../../ui/fields/radio-group.tsx";
import { TextArea } from "../../../../ui/fields/text-area.tsx";
import { TextField } from "../../../../ui/fields/text-field.tsx";
import type { Mended } from "../../queue/slip.ts";
import { AmountField, amountProblem } from "./amount-field.tsx";
import { ChoosePerson } from "./choose-person.tsx";
import { HeatInput } from "../heat.tsx";
import { dropKeptReferral, useKeptReferral } from "./kept-referral.ts";
import { REFERRAL_FIELDS, referralBody, type ReferralValues } from "./referral-values.ts";
import type { ReferralsAddress } from "../referrals-address.ts";
import { SlipForm } from "./slip-form.tsx";
import { useSendSlip } from "./use-send-slip.ts";

const TYPE_OPTIONS = REFERRAL_TYPES.map((value) => ({ value, label: REFERRAL_TYPE_LABEL[value] }));
const [NAME_MIN, NAME_MAX] = REFERRAL_LIMITS.prospect;
const [NEED_MIN, NEED_MAX] = REFERRAL_LIMITS.need;

interface ReferralFormProps {
  chapterId: string;
  source: ReferralsAddress["source"];
  begin: ReferralValues;
  /** What is typed is kept for this member until it is sent. */
  keptFor: string | null;
  mends?: Mended | undefined;
  onClose: () => void;
}

export function ReferralForm({ chapterId, source, begin, keptFor, mends, onClose }: ReferralFormProps) {
  const form = useForm<ReferralValues>({ defaultValues: begin });
  const { register, control, formState } = form;
  const { errors } = formState;
  useKeptReferral(form, keptFor);
  const giveAway = () => {
    if (keptFor) dropKeptReferral(keptFor);
    onClose();
  };
  const give = useSendSlip("referral", giveAway, mends);
  const send = form.handleSubmit((values) =>
    give
      .mutateAsync({
        call: { body: referralBody(values, chapterId, source) },
        label: `Referral for ${values.receiver?.name}`,
        form: { chapterId, source, begin: values },
        done: `${values.receiver?.name} has your referral`,
      })
      .then(
        () => undefined,
        (error: unknown) => void showAtFields(form, error, REFERRAL_FIELDS),
      ),
  );
  return (
    <SlipForm
      sendLabel="Give referral"
      busy={give.isPending}
      error={give.error}
      names={REFERRAL_FIELDS}
      onSend={(event) => void send(event)}
      onClose={onClose}
    >
      <Controller
        name="receiver"
        control={control}
        rules={{ validate: (person) => person !== null || "Choose who gets it." }}
        render={({ field, fieldState }) => (
          <ChoosePerson
            label="To"
            chapterId={chapterId}
            across
            chosen={field.value}
            onChoose={field.onChange}
            error={fieldState.error?.message}
          />
        )}
      />
      <ProspectFields form={form} />
      <Field label="What do they need?" required error={errors.need?.message}>
        <TextArea
          {...register("need", {
            validate: (text) => text.trim().length >= NEED_MIN || `At least ${NEED_MIN} characters.`,
          })}
          rows={3}
          maxLength={NEED_MAX}
        />
      </Field>
      <Controller
        name="heat"
        control={control}
        render={({ field }) => <HeatInput value={field.value} onChange={field.onChange} />}
      />
      <RadioGroup label="Whose need is it?" options={TYPE_OPTIONS} {...register("type")} />
      <AmountField
        label="Estimated value"
        optional
        error={errors.estPaise?.message}
        {...register("estPaise", { validate: (text) => amountProblem(text, { optional: true }) ?? true })}
      />
      <Checkbox
        label="They agree that I pass on their name and contact details"
        error={errors.prospect?.consent?.message}
        {...register("prospect.consent", { validate: (agreed) => agreed || REFERRAL_TEXT.consent })}
      />
    </SlipForm>
  );
}

/** Who needs something, and how they are reached. */
function ProspectFields({ form }: { form: UseFormReturn<ReferralValues> }) {
  const { register, control, formState } = form;
  const errors = formState.errors.prospect;
  const phoneHint = usePhoneHint(useWatch({ control, name: "prospect.phone" }));
  return (
    <>
      <Field label="Who needs something" required error={errors?.name?.message}>
        <TextField
          {...register("prospect.name", {
            validate: (text) => text.trim().length >= NAME_MIN || "Enter their name.",
          })}
          maxLength={NAME_MAX}
          autoComplete="off"
        />
      </Field>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
        <Field label="Phone" error={errors?.phone?.message} hint={phoneHint}>
          <TextField
            {...register("prospect.phone", {
              validate: (text, { prospect }) =>
                text.trim() !== "" || prospect.email.trim() !== "" || REFERRAL_TEXT.needContact,
            })}
            type="tel"
            inputMode="tel"
            maxLength={PHONE_MAX}
            autoComplete="off"
          />
        </Field>
        <Field label="E-mail" error={errors?.email?.message}>
          <TextField
            {...register("prospect.email")}
            type="email"
            inputMode="email"
            maxLength={EMAIL_MAX}
            autoComplete="off"
          />
        </Field>
      </div>
    </>
  );
}
