import type { Card } from "@cardplaza/contract/cards/cards";
import type { Customization } from "@cardplaza/contract/cards/customization/customization";
import { reachWays } from "./reach-ways.tsx";

interface ReachRowProps {
  card: Card;
  design: Customization;
  onOpen?: (key: string) => void;
}

/** Right after the name: how to reach this person. All are links, so they work before the scripts load. */
export function ReachRow({ card, design, onOpen }: ReachRowProps) {
  const ways = reachWays(card, design);
  if (ways.length === 0) return null;
  return (
    <ul className="card-reach -mx-2 flex gap-1">
      {ways.map(({ label, href, icon, key, newTab }) => (
        // A measure that no font changes: nothing moves when the card's own font arrives.
        <li key={label} className="max-w-22 min-w-min flex-[1_1_4.25rem] @lg:w-18 @lg:flex-none">
          <a
            href={href}
            onClick={() => onOpen?.(key)}
            {...(newTab ? { target: "_blank", rel: "noopener noreferrer nofollow" } : {})}
            className="group flex flex-col items-center gap-1.5 rounded-(--card-inner) py-1 leading-snug font-medium whitespace-nowrap"
          >
            <span className="grid size-13 place-items-center rounded-full bg-(--card-primary)/10 text-(--card-link) transition-colors duration-150 group-hover:bg-(--card-primary) group-hover:text-(--card-on-primary) [&_svg]:size-5.5">
              {icon}
            </span>
            {label}
          </a>
        </li>
      ))}
    </ul>
  );
}
