import { TRAIL_STEP_LABEL, type TrailStep } from "@cardplaza/contract/chapters/referral-words";
import type { TrailEntry } from "@cardplaza/contract/chapters/referral";
import { dayInWords } from "@cardplaza/contract/date-words";
import {
  CalendarCheck,
  Coffee,
  Eye,
  Gift,
  HandCoins,
  Handshake,
  Inbox,
  Link2,
  type LucideIcon,
  MessageSquare,
  MessagesSquare,
  ScanLine,
  Trophy,
} from "lucide-react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { cn } from "../../../ui/class-names.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { paise } from "./referral-words.ts";
import { useTrail } from "./use-referrals.ts";

const ICON: Record<TrailStep, LucideIcon> = {
  card_view: Eye,
  scan: ScanLine,
  lead: Inbox,
  enquiry: MessageSquare,
  introduction: Handshake,
  connection: Link2,
  meeting: CalendarCheck,
  one_to_one: Coffee,
  messages: MessagesSquare,
  referral: Gift,
  won: Trophy,
  thank_you: HandCoins,
};

/** One line from the first contact to the rupees, as far as the viewer took part. */
export function DealTrail({ referralId }: { referralId: string }) {
  const { data, error, isFetching, refetch } = useTrail(referralId);
  if (!data)
    return error ? (
      <ErrorState
        title="The trail did not load"
        text={problemText(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    ) : (
      <LoadingArea label="Loading the trail">
        <SkeletonText lines={4} />
      </LoadingArea>
    );
  if (data.trail.length === 0) return <p className="text-sm text-muted">No earlier steps recorded yet.</p>;
  return (
    <ol aria-label="Trail" className="grid grid-cols-1">
      {data.trail.map((entry, index) => (
        <TrailItem key={`${entry.step} ${entry.at}`} entry={entry} isLast={index === data.trail.length - 1} />
      ))}
    </ol>
  );
}

function TrailItem({ entry, isLast }: { entry: TrailEntry; isLast: boolean }) {
  const { step, at, text, url, amountPaise } = entry;
  const Icon = ICON[step];
  const isMoney = amountPaise !== null;
  return (
    <li className={cn("relative flex gap-3 text-sm", !isLast && "pb-5")}>
      {!isLast && <span aria-hidden="true" className="absolute top-8 bottom-0 left-3.75 w-0.5 bg-brand/40" />}
      <span
        className={cn(
          "grid size-8 shrink-0 place-items-center rounded-full",
          isMoney ? "bg-positive-soft text-positive" : "bg-brand-soft text-brand-strong",
        )}
      >
        <Icon aria-hidden="true" className="size-4" />
      </span>
      <div className="min-w-0 flex-1 pt-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="font-medium">{TRAIL_STEP_LABEL[step]}</span>
          {isMoney && <span className="font-semibold text-positive tabular-nums">{paise(amountPaise)}</span>}
        </p>
        {text && (
          <p className="break-words text-muted">
            {url ? (
              <Link to={url} className="touch-area text-brand-strong underline underline-offset-4">
                {text}
              </Link>
            ) : (
              text
            )}
          </p>
        )}
        <p className="text-xs text-muted tabular-nums">{dayInWords(at)}</p>
      </div>
    </li>
  );
}
