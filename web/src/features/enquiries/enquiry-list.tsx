import type { EnquirySummary } from "@cardplaza/contract/enquiries/enquiry";
import { ENQUIRY_WORDS, isOpenEnquiry } from "@cardplaza/contract/enquiries/enquiry-words";
import { MINUTE_MS } from "@cardplaza/contract/time";
import { Link } from "react-router";
import { cn } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/skeleton.tsx";
import { relativeTime } from "../notifications/notification-time.ts";
import { useNow } from "../notifications/use-now.ts";
import { EnquiryStatusBadge } from "./enquiry-status.tsx";
import { useEnquiryAddress } from "./use-enquiry-address.ts";

interface EnquiryListProps {
  enquiries: readonly EnquirySummary[];
  openId: string | null;
}

export function EnquiryList({ enquiries, openId }: EnquiryListProps) {
  const now = useNow();
  return (
    <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-raised">
      {enquiries.map((enquiry) => (
        <li key={enquiry._id}>
          <EnquiryRow enquiry={enquiry} isOpen={enquiry._id === openId} now={now} />
        </li>
      ))}
    </ul>
  );
}

/** Received enquiries are titled by the buyer, sent ones by the target. */
function EnquiryRow({ enquiry, isOpen, now }: { enquiry: EnquirySummary; isOpen: boolean; now: Date }) {
  const { _id, side, name, target, message, status, unread, lastActivityAt, assignee } = enquiry;
  const { linkTo } = useEnquiryAddress();
  return (
    <Link
      to={linkTo(_id, side)}
      preventScrollReset
      aria-current={isOpen ? "true" : undefined}
      className={cn(
        "relative grid grid-cols-1 gap-1 px-4 py-3.5 -outline-offset-2 transition-colors duration-150 hover:bg-hover",
        isOpen && "bg-sunken shadow-[inset_3px_0_0_var(--brand)] hover:bg-sunken",
      )}
    >
      <span className="flex items-baseline justify-between gap-3">
        <span className={cn("min-w-0 truncate text-sm", unread ? "font-semibold" : "font-medium")}>
          {unread && (
            <span className="mr-2 inline-block size-2 rounded-full bg-brand align-middle">
              <span className="sr-only">Unread: </span>
            </span>
          )}
          {side === "owner" ? name : target.name}
        </span>
        <time dateTime={lastActivityAt} className="shrink-0 text-xs text-muted">
          {relativeTime(new Date(lastActivityAt), now)}
        </time>
      </span>
      <span className="line-clamp-2 text-sm break-words text-muted">{message}</span>
      <span className="mt-1 flex flex-wrap items-center gap-2">
        <EnquiryStatusBadge status={status} side={side} />
        {side === "owner" && (
          <span className="min-w-0 truncate text-xs text-muted">
            {[target.type === "card" ? "A request" : target.name, assignee?.name].filter(Boolean).join(" · ")}
          </span>
        )}
        {side === "buyer" && <span className="text-xs text-muted">{replyClock(enquiry, now)}</span>}
      </span>
    </Link>
  );
}

/** How long the buyer has waited, or did wait, for an answer. */
function replyClock({ status, createdAt, firstResponseAt }: EnquirySummary, now: Date): string {
  const waited = (until: Date) => (until.getTime() - Date.parse(createdAt)) / MINUTE_MS;
  if (firstResponseAt) return ENQUIRY_WORDS.answeredIn(waited(new Date(firstResponseAt)));
  return isOpenEnquiry(status) ? ENQUIRY_WORDS.waiting(waited(now)) : "";
}

export function EnquiryListSkeleton() {
  return (
    <div className="divide-y divide-line rounded-card border border-line bg-raised">
      {Array.from({ length: 5 }, (_, index) => (
        <div key={index} className="grid gap-2.5 px-4 py-4">
          <Skeleton className="w-2/5" />
          <Skeleton />
          <Skeleton className="w-1/4" />
        </div>
      ))}
    </div>
  );
}
