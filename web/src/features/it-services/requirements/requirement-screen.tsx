import { useLocation, useSearchParams } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { decideForMembers } from "../../../site/guard-decision.ts";
import { Guarded } from "../../../site/guarded.tsx";
import { LoadingMark } from "../../../site/loading-screen.tsx";
import { useHydrated } from "../../../ui/use-hydrated.ts";
import { OpenRequirement } from "./open-requirement.tsx";
import { PostRequirement } from "./post-requirement.tsx";
import { RequirementLists } from "./requirement-lists.tsx";

/** What is drawn in the browser: the form for everybody, the rest for members. */
export function RequirementScreen() {
  const hydrated = useHydrated();
  const { status, retry } = useSession();
  const { pathname, search } = useLocation();
  const [params] = useSearchParams();
  if (!hydrated) return <LoadingMark className="min-h-[60dvh] flex-1" />;
  if (params.get("view") === "post") return <PostRequirement key={params.get("invite")} />;
  const id = params.get("requirement");
  return (
    <Guarded decision={decideForMembers(status, pathname + search)} onRetry={() => void retry()}>
      {id ? <OpenRequirement key={id} id={id} /> : <RequirementLists />}
    </Guarded>
  );
}
