import { ENQUIRY_LIMITS, TYPED_QUANTITY_MAX } from "@cardplaza/contract/enquiries/enquiry-words";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";

interface QuantityFieldsProps {
  text: (name: "quantity" | "unit") => {
    name: string;
    value: string;
    onChange: (event: { target: { value: string } }) => void;
  };
  problems: { quantity?: string | undefined; unit?: string | undefined };
}

export const QuantityFields = ({ text, problems }: QuantityFieldsProps) => (
  <div className="grid grid-cols-2 gap-3">
    <Field label="Quantity" error={problems.quantity}>
      <TextField {...text("quantity")} inputMode="decimal" maxLength={TYPED_QUANTITY_MAX} />
    </Field>
    <Field label="Unit" error={problems.unit}>
      <TextField {...text("unit")} placeholder="pieces" maxLength={ENQUIRY_LIMITS.unit[1]} />
    </Field>
  </div>
);
