import { OFFLINE_NETWORKING_PATH } from "@cardplaza/contract/screen-paths";
import { REFERRAL_TEXT } from "@cardplaza/contract/chapters/referral-words";
import { useQuery } from "@tanstack/react-query";
import { Link, Navigate, useLocation, useSearchParams } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { isOpen } from "../own-part.ts";
import { inChapter } from "./referrals-address.ts";

/**
 * Above the finder, for a link that begins a slip without naming a chapter, as leads and enquiries have it: goes
 * on into the member's own chapter, or says that one is needed.
 */
export function ReferralStart() {
  const [search] = useSearchParams();
  const { pathname, search: text } = useLocation();
  const { status } = useSession();
  const isAsked = search.has("new");
  const week = useQuery({
    ...query["GET /api/chapters/week"](),
    enabled: isAsked && status === "member",
    staleTime: 0,
  });
  if (!isAsked || (status !== "member" && status !== "visitor")) return null;
  const own = week.data?.chapters.find(({ chapter, status: part }) => isOpen(chapter) && part === "active");
  if (own) return <Navigate replace to={inChapter(search, own.chapter._id)} />;
  return (
    <div className={cn(PAGE_WIDTH, "pt-6 empty:hidden")}>
      {status === "visitor" ? (
        <Notice
          action={
            <Button asChild size="sm">
              <Link to={`/auth?redirect=${encodeURIComponent(pathname + text)}`}>Sign in</Link>
            </Button>
          }
        >
          Sign in to give a referral.
        </Notice>
      ) : week.data ? (
        <Notice
          live
          title={REFERRAL_TEXT.needsChapter}
          action={
            <Button asChild size="sm">
              <Link to={OFFLINE_NETWORKING_PATH}>Find a chapter</Link>
            </Button>
          }
        >
          Visit one near you, or start your own.
        </Notice>
      ) : (
        week.error && (
          <Notice
            tone="danger"
            live
            action={
              <Button
                size="sm"
                variant="secondary"
                busy={week.isFetching}
                onClick={() => void week.refetch()}
              >
                Retry
              </Button>
            }
          >
            {problemText(week.error)}
          </Notice>
        )
      )}
    </div>
  );
}
