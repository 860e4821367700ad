import type { ToAnswerItem } from "@cardplaza/contract/to-answer/to-answer";
import { Clock } from "lucide-react";
import { Link } from "react-router";
import { Badge } from "../../ui/badge.tsx";
import { type OutsideAct, readyActs } from "./acts.ts";
import { clockOf } from "./clock.ts";
import { KIND_ICONS } from "./kind-icons.ts";
import { Acts } from "./row-acts.tsx";
import { KIND_WORDS } from "./to-answer-words.ts";
import { useAccept } from "./use-accept.ts";

export interface ToAnswerRowProps {
  item: ToAnswerItem;
  now: Date;
  onOutside: (item: ToAnswerItem, way: OutsideAct) => void;
}

/** Who waits and for what, how long there is, and the next act. */
export function ToAnswerRow({ item, now, onOutside }: ToAnswerRowProps) {
  const accept = useAccept(item);
  const { kind, title, subtitle, dueAt, path } = item;
  const Icon = KIND_ICONS[kind];
  const clock = clockOf(dueAt, now);
  return (
    <li className="flex gap-3 p-4 sm:gap-4 sm:px-5">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-brand-soft text-brand-strong [&_svg]:size-5">
        <Icon aria-hidden="true" />
      </span>
      <div className="flex min-w-0 flex-1 flex-col gap-x-4 gap-y-3 sm:flex-row sm:items-center">
        <div className="min-w-0 flex-1">
          <p className="font-semibold break-words">
            <Link to={path} className="touch-area rounded-sm hover:underline">
              {title}
            </Link>
          </p>
          <p className="line-clamp-2 text-sm break-words">{subtitle}</p>
          <p className="mt-1.5 flex flex-wrap items-center gap-x-3 gap-y-1 text-xs text-muted">
            <span>{KIND_WORDS[kind]}</span>
            {clock && (
              <Badge tone={clock.isOverdue ? "danger" : "neutral"} className="tabular-nums">
                <Clock aria-hidden="true" /> {clock.text}
              </Badge>
            )}
          </p>
        </div>
        <Acts
          item={item}
          acts={readyActs(item)}
          isAccepting={accept.isPending}
          onAccept={() => accept.mutate()}
          onOutside={(way) => onOutside(item, way)}
        />
      </div>
    </li>
  );
}
