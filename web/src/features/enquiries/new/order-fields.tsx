import { rupees } from "@cardplaza/contract/money";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import type { EnquiryOffer } from "../enquiry-target.ts";
import type { EnquiryValues } from "./use-new-enquiry.ts";

type Order = Pick<EnquiryValues, "tier" | "addOns">;

interface OrderFieldsProps {
  offer: EnquiryOffer;
  order: Order;
  onChange: (part: Partial<Order>) => void;
  problem?: string | undefined;
  /** True beside a page, where there is no room for frames. */
  narrow?: boolean;
}

/** The tier and the add-ons of a package, with the sum. No money is taken. */
export function OrderFields({ offer, order, onChange, problem, narrow = false }: OrderFieldsProps) {
  const { tier, addOns } = order;
  const chosen = offer.tiers.find((each) => each.tier === tier);
  const extras = offer.addOns.filter((_, index) => addOns.includes(index));
  const total = extras.reduce((sum, { pricePaise }) => sum + pricePaise, chosen?.pricePaise ?? 0);
  const toggle = (index: number, isChosen: boolean) =>
    onChange({ addOns: isChosen ? [...addOns, index] : addOns.filter((each) => each !== index) });
  return (
    <div className="grid grid-cols-1 gap-4">
      <RadioGroup
        framed={!narrow}
        label="Package"
        options={offer.tiers.map((each) => ({
          value: each.tier,
          label: each.tier,
          hint: `${rupees(each.pricePaise / 100)} · ${each.deliveryDays} ${each.deliveryDays === 1 ? "day" : "days"}`,
        }))}
        value={tier}
        error={problem}
        onChange={(event) => onChange({ tier: event.target.value })}
      />
      {offer.addOns.length > 0 && (
        <fieldset className="grid grid-cols-1 gap-2">
          <legend className="mb-1.5 text-sm font-medium">Add-ons</legend>
          {offer.addOns.map(({ name, pricePaise }, index) => (
            <Checkbox
              key={name}
              label={name}
              hint={rupees(pricePaise / 100)}
              checked={addOns.includes(index)}
              onChange={(event) => toggle(index, event.target.checked)}
            />
          ))}
        </fieldset>
      )}
      <p aria-live="polite" className="flex items-baseline justify-between gap-4 border-t border-line pt-3">
        <span className="text-sm text-muted">Price</span>
        <span className="font-semibold tabular-nums">{rupees(total / 100)}</span>
      </p>
    </div>
  );
}
