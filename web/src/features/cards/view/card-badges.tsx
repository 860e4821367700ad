import type { Badge } from "@cardplaza/contract/names";
import { BadgeCheck, Sparkles } from "lucide-react";

const BADGE = {
  Pro: { icon: Sparkles, means: "On the Premium plan" },
  Verified: { icon: BadgeCheck, means: "We have checked proof of this person or company" },
} as const;

/** In words as well as a picture; what a member types can never look like one. */
export function CardBadges({ badges }: { badges: Badge[] }) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Badges" className="card-badges my-2 flex flex-wrap gap-1.5">
      {badges.map((badge) => {
        const { icon: Icon, means } = BADGE[badge];
        return (
          <li
            key={badge}
            title={means}
            className="inline-flex items-center gap-1 rounded-full border border-(--card-line) px-2.5 py-0.5 text-xs font-semibold text-(--card-link)"
          >
            <Icon aria-hidden="true" className="size-3.5" />
            {badge}
          </li>
        );
      })}
    </ul>
  );
}
