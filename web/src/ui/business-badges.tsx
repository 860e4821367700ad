import type { Badge as BadgeName } from "@cardplaza/contract/names";
import { BadgeCheck, Sparkles } from "lucide-react";
import { Badge } from "./badge.tsx";

const BADGE = {
  Pro: { icon: Sparkles, means: "On the Premium plan", tone: "brand" },
  Verified: { icon: BadgeCheck, means: "We have checked proof of this business", tone: "positive" },
} as const;

/** A badge always has a text, not only an icon. */
export function BusinessBadges({ badges }: { badges: readonly BadgeName[] }) {
  if (badges.length === 0) return null;
  return (
    <ul aria-label="Badges" className="flex flex-wrap gap-1.5">
      {badges.map((badge) => {
        const { icon: Icon, means, tone } = BADGE[badge];
        return (
          <li key={badge} className="flex">
            <Badge tone={tone} title={means}>
              <Icon aria-hidden="true" /> {badge}
            </Badge>
          </li>
        );
      })}
    </ul>
  );
}
