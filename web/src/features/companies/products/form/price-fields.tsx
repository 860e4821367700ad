import {
  AVAILABILITIES,
  AVAILABILITY_LABEL,
  GST_RATES,
  PRICE_TYPE_LABEL,
  PRICE_TYPES,
} from "@cardplaza/contract/companies/products/product-words";
import { useController } from "react-hook-form";
import { StepSection } from "../../../../forms/steps/step-section.tsx";
import { Segmented } from "../../../../ui/fields/segmented.tsx";
import { ProductText } from "./product-form-definition.ts";
import { ProductChoice } from "./product-choice.tsx";
import { UnitField } from "./unit-field.tsx";
import type { ProductValues } from "./product-values.ts";

const TYPES = PRICE_TYPES.map((value) => ({ value, label: PRICE_TYPE_LABEL[value] }));
const RATES = [
  { value: "", label: "Select" },
  ...GST_RATES.map((rate) => ({ value: String(rate), label: `${rate}%` })),
];
const STOCK = AVAILABILITIES.map((value) => ({ value, label: AVAILABILITY_LABEL[value] }));

/** The price with its unit, and what an order needs. */
export function PriceFields() {
  const { field } = useController<ProductValues, "priceType">({ name: "priceType" });
  const hasPrice = field.value !== "on_request";
  return (
    <StepSection level={2} title="Price and order">
      <div className="sm:col-span-2">
        <Segmented label="Kind of price" options={TYPES} value={field.value} onChange={field.onChange} />
      </div>
      {hasPrice && (
        <ProductText
          name="price"
          label={field.value === "range" ? "Lowest price" : "Price"}
          inputMode="decimal"
          leading="₹"
          autoComplete="off"
        />
      )}
      {field.value === "range" && (
        <ProductText name="priceMax" inputMode="decimal" leading="₹" autoComplete="off" />
      )}
      <UnitField hint={hasPrice ? "Price per unit." : undefined} />
      <ProductText name="moq" inputMode="numeric" autoComplete="off" hint="Smallest quantity you accept." />
      <ProductChoice name="availability" options={STOCK} />
      <ProductChoice name="gstRate" options={RATES} />
      <ProductText name="hsn" optional inputMode="numeric" autoComplete="off" hint="4, 6 or 8 digits." />
      <ProductText name="countryOfOrigin" optional autoComplete="off" />
    </StepSection>
  );
}
