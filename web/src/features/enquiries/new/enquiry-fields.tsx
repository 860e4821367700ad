import { EMAIL_MAX, NAME_MAX, PHONE_MAX } from "@cardplaza/contract/accounts/account-words";
import { ENQUIRY_MESSAGE_MAX, ENQUIRY_MESSAGE_MIN } from "@cardplaza/contract/enquiries/enquiry-words";
import { TYPED_RUPEES_MAX } from "@cardplaza/contract/text-limits";
import { ChevronDown } from "lucide-react";
import { useState } from "react";
import { usePhoneHint } from "../../../forms/fields/use-phone-hint.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { CityField } from "../../places/city-field.tsx";
import type { EnquiryTarget } from "../enquiry-target.ts";
import { OrderFields } from "./order-fields.tsx";
import { QuantityFields } from "./quantity-fields.tsx";
import type { EnquiryValues, useNewEnquiry } from "./use-new-enquiry.ts";

type TextName = Exclude<keyof EnquiryValues, "addOns">;
type Form = ReturnType<typeof useNewEnquiry>;

export function EnquiryFields({ form, target }: { form: Form; target: EnquiryTarget }) {
  const { values, change, problems } = form;
  const text = (name: TextName) => ({
    name,
    value: values[name],
    onChange: (event: { target: { value: string } }) => change({ [name]: event.target.value }),
  });
  // A price needs a number first; the words may be few.
  const isPriced = target.type === "product";
  return (
    <>
      {target.offer && (
        <OrderFields offer={target.offer} order={values} onChange={change} problem={problems.tier} />
      )}
      {isPriced && <QuantityFields text={text} problems={problems} />}
      <Field
        label={isPriced ? "Anything else?" : "What do you need?"}
        required={!isPriced}
        optional={isPriced}
        error={problems.message}
        hint={
          isPriced
            ? "For example grade, size, finish or packing."
            : `${ENQUIRY_MESSAGE_MIN} to ${ENQUIRY_MESSAGE_MAX.toLocaleString("en-IN")} characters.`
        }
      >
        <TextArea {...text("message")} rows={isPriced ? 2 : 4} maxLength={ENQUIRY_MESSAGE_MAX} />
      </Field>
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label="Your name" required error={problems.name}>
          <TextField {...text("name")} autoComplete="name" maxLength={NAME_MAX} />
        </Field>
        <Field label="Your e-mail" required error={problems.email}>
          <TextField {...text("email")} type="email" autoComplete="email" maxLength={EMAIL_MAX} />
        </Field>
      </div>
      <Field
        label={`Mobile, shared with ${target.seller ?? target.name} (optional)`}
        error={problems.phone}
        hint={
          usePhoneHint(values.phone) ??
          (target.type === "card"
            ? "Shown only once you accept the answer."
            : "Leave it empty and the seller does not get your number.")
        }
      >
        <TextField {...text("phone")} type="tel" autoComplete="tel" maxLength={PHONE_MAX} />
      </Field>
      <MoreFields form={form} text={text} target={target} />
    </>
  );
}

type TextProps = (name: TextName) => {
  name: string;
  value: string;
  onChange: (event: { target: { value: string } }) => void;
};

interface MoreFieldsProps {
  form: Form;
  text: TextProps;
  target: EnquiryTarget;
}

/** What many enquiries do without; sellers of goods need it, so there it is open from the start. */
function MoreFields({ form: { values, change, problems }, text, target }: MoreFieldsProps) {
  const { quantity, unit, budget, neededBy, city } = values;
  const isFilled = [quantity, unit, budget, neededBy, city].some((value) => value !== "");
  const isGoods = target.type === "company" || target.type === "product";
  const [opened, setOpened] = useState(isFilled || isGoods);
  const isWrong = [problems.quantity, problems.unit, problems.budget, problems.neededBy, problems.city].some(
    Boolean,
  );
  const open = opened || isWrong;
  const hasQuantity = !target.offer && target.type !== "product";
  return (
    <div>
      <Button
        variant="link"
        className="gap-1"
        aria-expanded={open}
        aria-controls="enquiry-details"
        onClick={() => setOpened(!open)}
      >
        {hasQuantity ? "Quantity, budget and time" : "Budget and time"}
        <ChevronDown className={cn("transition-transform duration-150", open && "rotate-180")} />
      </Button>
      <div id="enquiry-details" hidden={!open} className="mt-4 grid gap-4 sm:grid-cols-2">
        {hasQuantity && <QuantityFields text={text} problems={problems} />}
        <Field label="Budget" error={problems.budget}>
          <TextField {...text("budget")} inputMode="decimal" leading="₹" maxLength={TYPED_RUPEES_MAX} />
        </Field>
        <Field label="Needed by" error={problems.neededBy}>
          <TextField {...text("neededBy")} type="date" />
        </Field>
        <CityField
          label="City"
          name="city"
          error={problems.city}
          value={values.city}
          onChange={(next) => change({ city: next })}
        />
      </div>
    </div>
  );
}
