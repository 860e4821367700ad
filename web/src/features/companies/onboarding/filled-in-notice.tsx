import type { KnownCompany } from "@cardplaza/contract/companies/companies";
import { Notice } from "../../../ui/notice.tsx";
import { labelOf } from "../form/company-form-definition.ts";
import { EMPTY_COMPANY, valuesOf } from "../form/company-values.ts";

/** What the member's listing and card said about the company. */
export function FilledInNotice({ known }: { known: KnownCompany }) {
  const values = valuesOf(known);
  const fields = (Object.keys(EMPTY_COMPANY) as (keyof typeof values)[]).filter(
    (field) => JSON.stringify(values[field]) !== JSON.stringify(EMPTY_COMPANY[field]),
  );
  // The e-mail address of the account alone is not worth a word.
  if (fields.length < 2) return null;
  return (
    <Notice className="mb-5">
      Filled in from your business listing and card: {fields.map(labelOf).join(", ")}. Please check it in each
      step.
    </Notice>
  );
}
