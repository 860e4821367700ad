import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";

interface CountsProps {
  /** null while the figure is too small to say anything good. */
  members: number | null;
  businesses: number | null;
  companies: number | null;
  products: number | null;
}

/** Real figures of today. */
export function Counts({ members, businesses, companies, products }: CountsProps) {
  const shown = [
    { figure: members, what: "members" },
    { figure: businesses, what: "businesses in the directory" },
    { figure: companies, what: "companies" },
    { figure: products, what: "products" },
  ].flatMap(({ figure, what }) => (figure === null ? [] : { figure, what }));
  if (shown.length === 0) return null;
  return (
    <section aria-label={`${PRODUCT_NAME} today`} className={cn(PAGE_WIDTH, "py-10")}>
      <ul className="flex flex-wrap gap-x-14 gap-y-6">
        {shown.map(({ figure, what }) => (
          <li key={what}>
            <span className="block text-4xl font-bold tracking-[-0.03em] tabular-nums">
              {figure.toLocaleString("en-IN")}
            </span>
            <span className="text-muted lg:text-lg">{what}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}
