import { type ReactNode, Suspense } from "react";
import { latePart } from "../../first-visit/late-part.ts";
import { useSession } from "../../lib/session.ts";
import { PAGE_WIDTH } from "../../ui/page-width.ts";
import { cn } from "../../ui/class-names.ts";
import { FirstMinute } from "../people/first-minute/late-first-minute.tsx";

const MemberNews = latePart(() => import("./member-news.tsx").then((module) => module.MemberNews));
const OpenQuestions = latePart(() =>
  import("../outside-answers/outside-answers.tsx").then((module) => module.OpenQuestions),
);

/** For members: what waits for them. Its place is held from the first paint, so that nothing moves. */
export function MemberStrip() {
  const { status, user } = useSession();
  if (status === "visitor") return null;
  if (!user) return <Strip className="hidden in-data-session:block" />;
  return (
    <>
      <Strip label="For you">
        <Suspense>
          <MemberNews name={user.name} />
        </Suspense>
      </Strip>
      <Suspense>
        <OpenQuestions className={cn(PAGE_WIDTH, "py-4")} />
      </Suspense>
      <FirstMinute className={cn(PAGE_WIDTH, "py-5")} />
    </>
  );
}

interface StripProps {
  label?: string;
  className?: string;
  children?: ReactNode;
}

function Strip({ label, className, children }: StripProps) {
  return (
    <section aria-label={label} className={cn("border-b border-line bg-surface", className)}>
      <div
        className={cn(
          PAGE_WIDTH,
          "flex min-h-24 flex-col justify-center gap-2 py-3 sm:min-h-16 sm:flex-row sm:items-center sm:justify-between sm:gap-6",
        )}
      >
        {children}
      </div>
    </section>
  );
}
