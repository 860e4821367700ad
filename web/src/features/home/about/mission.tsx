import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { BadgeCheck, Scale, UserRound } from "lucide-react";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { cn } from "../../../ui/class-names.ts";

const PROMISES = [
  {
    icon: UserRound,
    title: "Your data is yours",
    text: "No advertising, no tracking, nothing sold. Export it or erase it whenever you like.",
  },
  {
    icon: Scale,
    title: "Found for what you do",
    text: "A result is there because it matches. What can move it up is listed below, with its weight.",
  },
  {
    icon: BadgeCheck,
    title: "Trust that is not for sale",
    text: "Nobody can buy a rating or the order of reviews, and no Verified badge comes without proof.",
  },
];

export function Mission() {
  return (
    <section aria-labelledby="mission" className={cn(PAGE_WIDTH, "py-14 lg:py-20")}>
      <p className="text-sm font-semibold text-brand-strong">About {PRODUCT_NAME}</p>
      <h1 id="mission" className="mt-3 max-w-3xl text-3xl lg:text-4xl">
        Every business in India deserves to be found, and judged fairly
      </h1>
      <p className="mt-5 max-w-2xl text-pretty text-muted lg:text-lg">
        A shop in Nagpur, a consultant in Kochi, a factory in Ludhiana: good work often stays unknown because
        a number was lost, or because somebody louder paid for the first place. {PRODUCT_NAME} gives every
        business one link that is always right, a place in an honest directory, and people who can write to it
        directly.
      </p>
      <ul className="mt-10 grid gap-4 md:grid-cols-3">
        {PROMISES.map(({ icon: Icon, title, text }) => (
          <li key={title} className="rounded-card border border-line bg-raised p-6">
            <Icon aria-hidden="true" className="size-6 text-brand" />
            <h2 className="mt-4 text-lg">{title}</h2>
            <p className="mt-1.5 text-pretty text-muted">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}
