import { CARD_PATHS } from "@cardplaza/contract/paths";
import type { ExampleCard } from "@cardplaza/contract/home/landing";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Link } from "react-router";
import { Section } from "../../../ui/section.tsx";

/** Cards to open and try; where there are none the section is left out. */
export function ExampleCards({ cards }: { cards: ExampleCard[] }) {
  if (cards.length === 0) return null;
  return (
    <Section
      title="See one at work"
      lead="Open a card, save its contact, scan its code. The people are made up."
    >
      <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-3">
        {cards.map(({ slug, name, role, company, profile_image }) => (
          <li key={slug}>
            <Link
              to={CARD_PATHS.card(slug)}
              className="flex h-full items-center gap-4 rounded-card border border-line bg-raised p-4 transition-colors duration-150 hover:border-line-strong"
            >
              {profile_image && (
                <img
                  src={pictureUrl(profile_image, 96)}
                  width={64}
                  height={64}
                  alt=""
                  loading="lazy"
                  decoding="async"
                  className="size-16 shrink-0 rounded-full object-cover"
                />
              )}
              <span className="min-w-0">
                <span className="block font-semibold break-words">{name}</span>
                <span className="block text-sm text-muted break-words">
                  {role}, {company}
                </span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </Section>
  );
}
