import type { Introduction } from "@cardplaza/contract/people/connections";
import type { INTRO_ACTIONS } from "@cardplaza/contract/people/connection-words";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { useLookAgain } from "../../../lib/use-look-again.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { namesOf } from "./introduction-words.ts";
import { usePeopleCache } from "../connections/use-people.ts";

export type IntroAction = (typeof INTRO_ACTIONS)[number];

export function useAnswerIntroduction(introduction: Introduction) {
  const cache = usePeopleCache();
  const { asker, target } = namesOf(introduction);
  const done: Record<IntroAction, string> = {
    forward: `Forwarded to ${target}`,
    accept: `You and ${asker} are connected`,
    decline: "Introduction declined",
  };
  const lookAgain = useLookAgain([["GET /api/connections"]]);
  return useMutation({
    mutationFn: (action: IntroAction) =>
      api["PATCH /api/intros/:id"]({ params: { id: introduction._id }, body: { action } }),
    onSuccess(saved, action) {
      toast({ title: done[action] });
      cache.putIntroduction(saved);
      cache.count({ introductions: -1, ...(action === "accept" ? { mine: 1 } : {}) });
    },
    onError: (error) => lookAgain(error, "Not done"),
  });
}
