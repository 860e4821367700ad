import { quantityWords } from "@cardplaza/contract/companies/products/product-prices";
import type { Product } from "@cardplaza/contract/companies/products/product";

/** The description, and everything that fits into a table. */
export function ProductDetails({ product }: { product: Product }) {
  const facts = factsOf(product);
  return (
    <div className="mt-10 grid grid-cols-1 items-start gap-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1fr)] lg:gap-10">
      {product.description && (
        <section aria-labelledby="description">
          <h2 id="description" className="text-xl">
            Description
          </h2>
          <p className="mt-3 break-words whitespace-pre-line">{product.description}</p>
        </section>
      )}
      <section aria-labelledby="specifications">
        <h2 id="specifications" className="text-xl">
          Specifications
        </h2>
        <table className="mt-3 w-full table-fixed text-sm">
          <caption className="sr-only">Specifications of {product.name}</caption>
          <tbody>
            {facts.map(([label, value]) => (
              <tr key={label} className="border-b border-line last:border-0">
                <th
                  scope="row"
                  className="w-2/5 py-2.5 pr-4 text-left align-top font-normal break-words text-muted"
                >
                  {label}
                </th>
                <td className="py-2.5 align-top break-words">{value}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </section>
    </div>
  );
}

/** The company's own details first, then what every product has. */
function factsOf({ specs, moq, unit, gstRate, hsn, countryOfOrigin }: Product): [string, string][] {
  const facts: [string, string][] = [
    ...specs.map(({ k, v }): [string, string] => [k, v]),
    ["Minimum order quantity", quantityWords(moq, unit)],
    ["GST rate", gstRate === null ? "" : `${gstRate}%`],
    ["HSN code", hsn],
    ["Country of origin", countryOfOrigin],
  ];
  const known = new Set<string>();
  // A detail with the same name was written by the company itself, so it counts.
  return facts.filter(([label, value]) => value !== "" && !known.has(label) && known.add(label));
}
