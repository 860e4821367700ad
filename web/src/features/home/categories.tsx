import type { Home } from "@cardplaza/contract/home";
import { Link } from "react-router";
import { Section } from "./section.tsx";

export function Categories({ categories }: Pick<Home, "categories">) {
  if (categories.length === 0) return null;
  return (
    <Section title="Popular categories" className="pb-8 lg:pb-10">
      <ul className="flex flex-wrap gap-2.5">
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to={`/businesses?category=${encodeURIComponent(slug)}`}
              className="flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-medium transition-colors duration-150 hover:border-line-strong"
            >
              {name}
              <span className="text-muted tabular-nums">{count.toLocaleString("en-IN")}</span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
