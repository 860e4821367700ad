import { categoryName } from "@cardplaza/contract/categories/business-categories";
import type { ListingCase, WaitingChange } from "@cardplaza/contract/directory/listings";
import { LISTINGS_WORDS } from "./listings-words.ts";

const { sheet: words, fields, empty } = LISTINGS_WORDS;
const FIELDS = Object.keys(fields) as (keyof typeof fields)[];

/** The change that waits, field by field beside what is published. */
export function ListingChanges({ listing }: { listing: ListingCase }) {
  const { waiting } = listing;
  if (!waiting) return null;
  return (
    <section className="lg:col-span-2">
      <h3 className="text-base font-semibold">{words.changes}</h3>
      <table className="mt-3 w-full table-fixed border-collapse">
        <thead>
          <tr className="text-left text-xs text-muted">
            <th scope="col" className="w-24 border-b border-line py-2 pr-3 font-medium sm:w-36">
              {words.field}
            </th>
            <th scope="col" className="border-b border-line py-2 pr-3 font-medium">
              {words.live}
            </th>
            <th scope="col" className="border-b border-line py-2 font-medium">
              {words.waiting}
            </th>
          </tr>
        </thead>
        <tbody className="align-top">
          {FIELDS.filter((field) => waiting[field] !== undefined).map((field) => (
            <tr key={field}>
              <th scope="row" className="border-b border-line py-2.5 pr-3 text-left font-medium">
                {fields[field]}
              </th>
              <td className="border-b border-line py-2.5 pr-3 wrap-anywhere whitespace-pre-wrap text-muted">
                {inWords(field, listing)}
              </td>
              <td className="border-b border-line py-2.5 wrap-anywhere whitespace-pre-wrap">
                {inWords(field, waiting)}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inWords(field: keyof WaitingChange, { [field]: value }: WaitingChange): string {
  if (value === undefined) return empty;
  if (field === "category" && typeof value === "string") return categoryName(value) || value || empty;
  if (typeof value === "string") return value || empty;
  if (Array.isArray(value)) return value.map((slug) => categoryName(slug) || slug).join(", ") || empty;
  const { line1, line2, locality, city, state, pin } = value;
  return [line1, line2, locality, city, state, pin].filter(Boolean).join(", ") || empty;
}
