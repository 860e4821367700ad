import type { ChapterInvite } from "@cardplaza/contract/chapters/invites";
import { chapterInvitePath } from "@cardplaza/contract/chapters/chapter-words";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { useNavigate } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { useSession } from "../../../lib/session.ts";
import { useReadChapters, useShowChapter } from "../use-chapter.ts";
import { keepSeat, type KeptSeat, takeKeptSeat } from "./kept-seat.ts";

/** Joining with an invitation. Visitors sign up first: their seat is held, and they are in when they come back. */
export function useAnswerInvite({ chapter }: ChapterInvite, code: string) {
  const { status } = useSession();
  const navigate = useNavigate();
  const show = useShowChapter();
  const readAgain = useReadChapters();
  const join = useMutation({
    mutationFn: (seat: KeptSeat) =>
      api["POST /api/chapter-invites/:code/accept"]({ params: { code }, body: seat }),
    onSuccess: (joined) => {
      show(joined);
      void readAgain();
    },
  });
  const signUp = useMutation({
    mutationFn: async (category: string) => {
      keepSeat(code, { category, ...(await holdOf(code, category)) });
      const path = chapterInvitePath(chapter._id, code);
      await navigate(`/auth?tab=sign-up&redirect=${encodeURIComponent(path)}`);
    },
  });
  const decline = useMutation({
    mutationFn: () => api["POST /api/chapter-invites/:code/decline"]({ params: { code } }),
  });
  const goOn = useEffectEvent(() => {
    const seat = takeKeptSeat(code);
    if (seat) join.mutate(seat);
  });
  useEffect(() => {
    if (status === "member") goOn();
  }, [status]);
  return {
    join: (category: string) => (status === "member" ? join.mutate({ category }) : signUp.mutate(category)),
    decline: () => decline.mutate(),
    joined: join.data,
    isDeclined: decline.isSuccess,
    isPending: join.isPending || signUp.isPending,
    error: join.error ?? signUp.error ?? decline.error,
    reset: () => {
      join.reset();
      signUp.reset();
    },
  };
}

/** Where no more seats are held for this link, they sign up all the same and take the seat then. */
async function holdOf(code: string, category: string): Promise<{ hold?: string }> {
  try {
    const { hold } = await api["POST /api/chapter-invites/:code/hold"]({
      params: { code },
      body: { category },
    });
    return { hold };
  } catch (error) {
    if (error instanceof ApiError && error.status === 429) return {};
    throw error;
  }
}
