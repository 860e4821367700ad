import { PRODUCT_CATEGORIES } from "@cardplaza/contract/companies/products/product-categories";
import { PRODUCT_UNITS } from "@cardplaza/contract/units";
import type { ReactNode } from "react";

/** What a file may say for category and unit, to be copied from here. */
export function AllowedValues() {
  return (
    <div className="mt-4 grid grid-cols-1 gap-2 text-sm">
      <Allowed title="Categories you can use">
        <ul className="grid grid-cols-1 gap-3">
          {PRODUCT_CATEGORIES.map(({ slug, name, within }) => (
            <li key={slug}>
              <span className="font-medium">{name}</span>
              <span className="block text-muted">{within.map((one) => one.name).join(" · ")}</span>
            </li>
          ))}
        </ul>
      </Allowed>
      <Allowed title="Units you can use">
        <p className="text-muted">
          {PRODUCT_UNITS.join(" · ")}. Short forms such as Nos, pcs, kgs, ltr, mtr and sq ft work too.
        </p>
      </Allowed>
    </div>
  );
}

const Allowed = ({ title, children }: { title: string; children: ReactNode }) => (
  <details className="rounded-field border border-line bg-raised">
    <summary className="min-h-10 cursor-pointer px-3 py-2.5 font-medium pointer-coarse:min-h-11">
      {title}
    </summary>
    <div className="max-h-60 overflow-y-auto border-t border-line px-3 py-3">{children}</div>
  </details>
);
