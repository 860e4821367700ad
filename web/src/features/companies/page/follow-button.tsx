import type { Company } from "@cardplaza/contract/companies/companies";
import { companyPath } from "@cardplaza/contract/companies/company-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { Check, Plus } from "lucide-react";
import { useNavigate } from "react-router";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

/** Follows a company, with the number of those who do. Its own team only sees the number. */
export function FollowButton({ company, isTeam }: { company: Company; isTeam: boolean }) {
  const { following, followers, toggle, isPending } = useFollow(company);
  if (isTeam)
    return <p className="flex min-h-10 items-center px-1 text-sm text-muted">{followersWords(followers)}</p>;
  return (
    <Button variant="secondary" aria-pressed={following} busy={isPending} onClick={toggle}>
      {!isPending && (following ? <Check /> : <Plus />)}
      {following ? "Following" : "Follow"}
      {followers > 0 && (
        <span className="text-muted tabular-nums">
          {followers.toLocaleString("en-IN")}
          <span className="sr-only"> {followers === 1 ? "follower" : "followers"}</span>
        </span>
      )}
    </Button>
  );
}

const followersWords = (count: number) =>
  count === 1 ? "1 follower" : `${count.toLocaleString("en-IN")} followers`;

function useFollow({ _id, slug, followers }: Company) {
  const { status } = useSession();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const options = query["GET /api/companies/:id/follow"]({ params: { id: _id } });
  const { data } = useQuery({ ...options, enabled: status === "member" });
  const following = data?.following ?? false;
  const { mutate, isPending } = useMutation({
    mutationFn: () =>
      following
        ? api["DELETE /api/companies/:id/follow"]({ params: { id: _id } })
        : api["POST /api/companies/:id/follow"]({ params: { id: _id }, body: {} }),
    onSuccess: (now) => queryClient.setQueryData(options.queryKey, now),
    onError: (error) =>
      toast({
        title: following ? "You still follow this company" : "You do not follow this company yet",
        description: problemText(error),
        variant: "destructive",
      }),
  });
  return {
    following,
    followers: data?.followers ?? followers,
    isPending,
    toggle() {
      if (status === "visitor") void navigate(`/auth?redirect=${encodeURIComponent(companyPath({ slug }))}`);
      else mutate();
    },
  };
}
