import type { Home } from "@cardplaza/contract/home/home";
import { ArrowRight } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { BusinessTile } from "./business-tile.tsx";
import { Section } from "../../ui/section.tsx";

const PLACE = "top-businesses";

export function TopBusinesses({ businesses, city, cities }: Pick<Home, "businesses" | "city" | "cities">) {
  if (businesses.length === 0) return null;
  const inCity = city ? `?city=${encodeURIComponent(city)}` : "";
  return (
    <Section
      id={PLACE}
      title={city ? `Top businesses in ${city}` : "Top businesses"}
      className="scroll-mt-16 py-8 [--near:159rem] lg:py-10 lg:[--near:66rem]"
    >
      <CityChoice city={city} cities={cities} />
      <ul className="grid grid-cols-1 gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {businesses.map((business) => (
          <li key={business._id}>
            <BusinessTile business={business} />
          </li>
        ))}
      </ul>
      <Button asChild variant="link" className="mt-6">
        <Link to={`/businesses${inCity}`}>
          {city ? `All businesses in ${city}` : "All businesses"} <ArrowRight />
        </Link>
      </Button>
    </Section>
  );
}

function CityChoice({ city, cities }: Pick<Home, "city" | "cities">) {
  if (cities.length < 2) return null;
  // A requested city is listed too, even if it is not among the largest.
  const named = cities.map(({ name }) => name);
  const shown = city && !named.includes(city) ? [city, ...named] : named;
  return (
    <nav aria-label="Businesses by city" className="mb-6">
      <ul className="flex flex-wrap gap-2">
        <li>
          <CityLink to={`/#${PLACE}`} chosen={city === null}>
            All cities
          </CityLink>
        </li>
        {shown.map((name) => (
          <li key={name}>
            <CityLink to={`/?city=${encodeURIComponent(name)}#${PLACE}`} chosen={name === city}>
              {name}
            </CityLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function CityLink({ to, chosen, children }: { to: string; chosen: boolean; children: string }) {
  return (
    <Link
      to={to}
      preventScrollReset
      aria-current={chosen ? "true" : undefined}
      className={cn(
        "flex min-h-9 items-center rounded-full border px-3.5 text-sm font-medium transition-colors duration-150 pointer-coarse:min-h-11",
        chosen
          ? "border-brand bg-brand-soft text-brand-strong"
          : "border-line bg-raised hover:border-line-strong",
      )}
    >
      {children}
    </Link>
  );
}
