import type { Home } from "@cardplaza/contract/home/home";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { CategoryPicture } from "../directory/category-picture.tsx";
import { Section } from "../../ui/section.tsx";

export function Categories({ categories, city }: Pick<Home, "categories" | "city">) {
  if (categories.length === 0) return null;
  const place = city ? `&city=${encodeURIComponent(city)}` : "";
  return (
    <Section
      title="Popular categories"
      className="pt-0 pb-8 [--near:43rem] lg:pt-0 lg:pb-10 lg:[--near:22rem]"
    >
      <ul className="grid grid-cols-2 gap-2.5 sm:grid-cols-3 sm:gap-3 lg:grid-cols-4 xl:grid-cols-6">
        {categories.map(({ slug, name, count }) => (
          <li key={slug}>
            <Link
              to={`/businesses?category=${encodeURIComponent(slug)}${place}`}
              className="flex h-full items-center gap-3 rounded-card border border-line bg-raised p-3 text-sm transition-colors duration-150 hover:border-line-strong hover:bg-hover"
            >
              <span className="grid size-10 shrink-0 place-items-center rounded-field bg-brand-soft text-brand-strong">
                <CategoryPicture slug={slug} className="size-5" />
              </span>
              <span className="grid min-w-0">
                <span className="leading-snug font-medium break-words hyphens-auto">{name}</span>
                <span className="text-muted tabular-nums">{count.toLocaleString("en-IN")}</span>
              </span>
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
