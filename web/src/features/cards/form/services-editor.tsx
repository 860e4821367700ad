import { MAX_OFFERS } from "@cardplaza/contract/cards/card-limits";
import { FormText } from "../../../forms/fields/form-text.tsx";
import { RowList } from "../../../forms/rows/row-list.tsx";
import { NEW_SERVICE, offerDetail } from "./card-values.ts";

export function ServicesEditor({ onFocus }: { onFocus: () => void }) {
  return (
    <RowList
      name="services"
      title="Services"
      one="service"
      empty="What people can book or ask you for."
      most={MAX_OFFERS}
      fresh={NEW_SERVICE}
      titleOf={({ name }) => name}
      detailOf={offerDetail}
      onFocus={onFocus}
      Fields={ServiceFields}
    />
  );
}

function ServiceFields({ index }: { index: number }) {
  return (
    <>
      <FormText name={`services.${index}.name`} label="Name" required className="sm:col-span-2" />
      <FormText name={`services.${index}.price`} label="Price" inputMode="decimal" leading="₹" />
      <FormText name={`services.${index}.duration`} label="Duration" placeholder="45 minutes" />
      <FormText name={`services.${index}.category`} label="Category" className="sm:col-span-2" />
      <FormText
        name={`services.${index}.description`}
        label="Description"
        rows={3}
        className="sm:col-span-2"
      />
    </>
  );
}
