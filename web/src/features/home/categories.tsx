import type { Home } from "@cardplaza/contract/home";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { Section } from "./section.tsx";

export function Categories({ categories, city }: Pick<Home, "categories" | "city">) {
  if (categories.length === 0) return null;
  const place = city ? `&city=${encodeURIComponent(city)}` : "";
  return (
    <Section title="Popular categories" className="pt-0 pb-8 lg:pt-0 lg:pb-10">
      <ul className="flex flex-wrap gap-2.5">
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to={`/businesses?category=${encodeURIComponent(slug)}${place}`}
              className="flex min-h-10 items-center gap-2 rounded-full border border-line bg-raised px-4 text-sm font-medium transition-colors duration-150 hover:border-line-strong"
            >
              {name}
              <span className="text-muted tabular-nums">{count.toLocaleString("en-IN")}</span>
            </Link>
          </li>
        ))}
      </ul>
      <Button asChild variant="link" className="mt-6">
        <Link to="/businesses">
          All categories <ArrowRight />
        </Link>
      </Button>
    </Section>
  );
}
