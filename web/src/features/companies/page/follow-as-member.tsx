import { DONE_WORDS } from "@cardplaza/contract/accounts/done-words";
import type { Company } from "@cardplaza/contract/companies/companies";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useKeptAction } from "../../../lib/use-kept-action.ts";
import { DoneNote } from "../../../ui/done-note.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { FollowLook } from "./follow-look.tsx";

interface FollowAsMemberProps {
  company: Company;
  /** True if the button was pressed before this part had loaded. */
  isPressed: boolean;
}

/** The button of a member, who follows the company or does not. Visitors never load this. */
export function FollowAsMember({ company, isPressed }: FollowAsMemberProps) {
  const { following, followers, isKnown, isPending, toggle } = useFollow(company);
  const isDue = useRef(isPressed);
  useEffect(() => {
    if (!isKnown || !isDue.current) return;
    isDue.current = false;
    // A member who follows already wanted this state.
    if (!following) toggle();
  }, [isKnown, following, toggle]);
  const [isDone, setDone] = useState(false);
  useKeptAction({
    kind: "follow",
    about: company._id,
    isReady: isKnown,
    finish() {
      if (!following) toggle();
      setDone(true);
    },
  });
  return (
    <>
      {isDone && following && <DoneNote>{DONE_WORDS.following(company.name)}</DoneNote>}
      <FollowLook following={following} followers={followers} busy={isPending} onPress={toggle} />
    </>
  );
}

function useFollow({ _id, followers }: Company) {
  const queryClient = useQueryClient();
  const options = query["GET /api/companies/:id/follow"]({ params: { id: _id } });
  const { data } = useQuery(options);
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
    isKnown: data !== undefined,
    isPending,
    toggle: mutate as () => void,
  };
}
