import { PAYMENT_WAYS, type PaymentWay } from "@cardplaza/contract/directory/listing-words";
import { ToggleChip } from "../../../ui/chip.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { StepSection } from "../../../forms/steps/step-section.tsx";
import { useListing } from "./form-context.ts";
import { ListingPhone, ListingText } from "./text-fields.ts";

const WAY_LABELS: Record<PaymentWay, string> = {
  UPI: "UPI",
  Card: "Card",
  Cash: "Cash",
  NetBanking: "Net banking",
};

export function ContactStep() {
  const { values, change, problemOf } = useListing();
  const { payments } = values;
  return (
    <>
      <StepSection title="How customers reach you">
        <ListingPhone
          name="phone"
          required
          autoComplete="tel"
          placeholder="080 4123 4567"
          hint="A mobile, a landline with its area code, or an 1800 number."
        />
        <ListingPhone
          name="whatsapp"
          optional
          placeholder="98765 43210"
          hint="A mobile number that is on WhatsApp."
        />
        <ListingText name="email" optional type="email" autoComplete="email" />
        <ListingText name="website" optional type="url" autoComplete="url" placeholder="menoninteriors.in" />
      </StepSection>
      <StepSection title="How customers can pay" columns={false}>
        <div
          data-field="payments"
          role="group"
          aria-label="How customers can pay"
          className="flex flex-wrap gap-2"
        >
          {PAYMENT_WAYS.map((way) => (
            <ToggleChip
              key={way}
              pressed={payments.includes(way)}
              onClick={() =>
                change({
                  payments: payments.includes(way)
                    ? payments.filter((one) => one !== way)
                    : [...payments, way],
                })
              }
            >
              {WAY_LABELS[way]}
            </ToggleChip>
          ))}
        </div>
        <FieldError id="payments-error" message={problemOf("payments")} />
      </StepSection>
    </>
  );
}
