import { COMPANY_SIZES } from "@cardplaza/contract/companies/company-words";
import { IT_BUDGETS, IT_RATINGS, IT_SERVICES_PATH } from "@cardplaza/contract/it-services/it-words";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { AddressFilters, RatingFilter } from "../../search/address-filters.tsx";
import { browsePath, type Browse } from "../it-address.ts";

const BUDGETS = [
  { value: "", label: "Any budget" },
  ...IT_BUDGETS.filter(({ mostPaise }) => mostPaise !== null).map(({ slug, name }) => ({
    value: slug,
    label: name,
  })),
];
const SIZES = [
  { value: "", label: "Any size" },
  ...COMPANY_SIZES.map((size) => ({ value: size, label: size === "1" ? "1 person" : `${size} people` })),
];

export function ItFilters({ browse }: { browse: Browse }) {
  return (
    <AddressFilters
      filters={browse}
      pathWith={(change) => browsePath(browse, change)}
      action={IT_SERVICES_PATH}
      hidden={{ category: browse.category }}
      words={{ label: "Search providers", placeholder: "Name or technology", className: "xl:col-span-3" }}
      cityClassName="xl:col-span-1"
      className="xl:grid-cols-4"
    >
      {(go) => (
        <>
          <Field label="Budget">
            <Select
              name="budget"
              options={BUDGETS}
              value={browse.budget}
              onChange={({ target }) => go({ budget: target.value })}
            />
          </Field>
          <Field label="Team size">
            <Select
              name="size"
              options={SIZES}
              value={browse.size}
              onChange={({ target }) => go({ size: target.value })}
            />
          </Field>
          <RatingFilter
            ratings={IT_RATINGS}
            value={browse.rating}
            onChange={(rating) => go({ rating })}
            className="max-xl:col-span-2"
          />
          <div className="col-span-2 flex items-center justify-between gap-3 xl:col-span-1">
            <Checkbox
              name="verified"
              value="true"
              label="Verified"
              checked={browse.verified}
              onChange={({ target }) => go({ verified: target.checked })}
            />
            <Button type="submit" offlineNote={false}>
              Show
            </Button>
          </div>
        </>
      )}
    </AddressFilters>
  );
}
