import {
  FREE_FEATURES,
  PREMIUM_FEATURES,
  PREMIUM_FEATURES_SHOWN_FIRST,
  PREMIUM_PRICE_PAISE,
} from "@cardplaza/contract/plan/plan";
import { PREMIUM_FEATURE_LINES } from "@cardplaza/contract/plan/premium-feature-lines";
import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { cn } from "../../ui/class-names.ts";
import { UPGRADE } from "../../site/site-links.ts";
import { Section } from "../../ui/section.tsx";

const PREMIUM_PRICE = `₹${(PREMIUM_PRICE_PAISE / 100).toLocaleString("en-IN")}`;

export function Plans() {
  const first = PREMIUM_FEATURES.slice(0, PREMIUM_FEATURES_SHOWN_FIRST);
  const more = PREMIUM_FEATURES.slice(PREMIUM_FEATURES_SHOWN_FIRST);
  return (
    <Section
      title="Free to start, Premium to grow"
      lead="Stay on Free as long as you like."
      className="[--near:91rem] lg:[--near:60rem]"
    >
      <CheckSymbol />
      <div className="grid gap-5 lg:grid-cols-2">
        <Plan name="Free" price="₹0" period="for as long as you like">
          <Button asChild size="lg" variant="secondary" className="mb-8 w-full">
            <Link to="/create-card">Create your free card</Link>
          </Button>
          <Features features={FREE_FEATURES} />
        </Plan>
        <Plan name="Premium" price={PREMIUM_PRICE} period="a year" highlighted>
          <Button asChild size="lg" className="mb-8 w-full">
            <Link to={UPGRADE.to}>{UPGRADE.label}</Link>
          </Button>
          <p className="mb-3 text-sm text-muted">Everything in Free, and:</p>
          <Features features={first} lines={PREMIUM_FEATURE_LINES} />
          <details className="group mt-2.5">
            <summary className="flex min-h-8 pointer-coarse:min-h-11 w-fit cursor-pointer list-none items-center gap-1.5 rounded-sm text-sm font-medium text-brand-strong [&::-webkit-details-marker]:hidden">
              <span className="group-open:hidden">View More</span>
              <span className="hidden group-open:inline">View Less</span>
              <ChevronDown
                aria-hidden="true"
                className="size-4 transition-transform duration-150 group-open:rotate-180"
              />
            </summary>
            <div className="pt-2.5">
              <Features features={more} lines={PREMIUM_FEATURE_LINES} className="sm:grid-cols-2" />
            </div>
          </details>
        </Plan>
      </div>
    </Section>
  );
}

interface PlanProps {
  name: string;
  price: string;
  period: string;
  highlighted?: boolean;
  children: ReactNode;
}

function Plan({ name, price, period, highlighted = false, children }: PlanProps) {
  return (
    <div
      className={cn("rounded-card border bg-raised p-6 sm:p-8", highlighted ? "border-brand" : "border-line")}
    >
      <h3 className={cn("text-lg", highlighted && "text-brand-strong")}>{name}</h3>
      <p className="mt-2 mb-6 flex flex-wrap items-baseline gap-x-2">
        <span className="text-3xl font-bold tracking-[-0.03em] tabular-nums">{price}</span>
        <span className="text-muted">{period}</span>
      </p>
      {children}
    </div>
  );
}

interface FeaturesProps<Feature extends string> {
  features: readonly Feature[];
  lines?: Record<Feature, string>;
  className?: string;
}

function Features<Feature extends string>({ features, lines, className }: FeaturesProps<Feature>) {
  return (
    <ul className={cn("grid gap-2.5 text-sm", className)}>
      {features.map((feature) => (
        <li key={feature} className="flex gap-2.5">
          <svg aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-brand">
            <use href="#plan-check" />
          </svg>
          <span>
            <span className={lines && "font-medium"}>{feature}</span>
            {lines && <span className="block text-muted">{lines[feature]}</span>}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Drawn once and used by every line, which keeps the page small. */
function CheckSymbol() {
  return (
    <svg aria-hidden="true" className="absolute size-0">
      <symbol id="plan-check" viewBox="0 0 16 16">
        <path
          d="m3 8.5 3.200 3.200L13 5"
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </symbol>
    </svg>
  );
}
