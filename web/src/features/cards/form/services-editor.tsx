import { OfferList } from "./offer-list.tsx";
import { OfferText } from "./offer-text.tsx";

export function ServicesEditor({ onFocus }: { onFocus: () => void }) {
  return (
    <OfferList
      kind="services"
      title="Services"
      one="service"
      empty="What people can book or ask you for."
      onFocus={onFocus}
      Fields={ServiceFields}
    />
  );
}

function ServiceFields({ index }: { index: number }) {
  return (
    <>
      <OfferText name={`services.${index}.name`} label="Name" required className="sm:col-span-2" />
      <OfferText name={`services.${index}.price`} label="Price" inputMode="decimal" leading="₹" />
      <OfferText name={`services.${index}.duration`} label="Duration" placeholder="45 minutes" />
      <OfferText name={`services.${index}.category`} label="Category" className="sm:col-span-2" />
      <OfferText
        name={`services.${index}.description`}
        label="Description"
        multiline
        className="sm:col-span-2"
      />
    </>
  );
}
