import type { UserProfile } from "@cardplaza/contract/people/profile";
import { AIM_DOORS, AIM_QUESTION, AIMS, type AimAnswer } from "@cardplaza/contract/people/profile-words";
import { Briefcase, Handshake, type LucideIcon, ShoppingBag, Store, UserSearch, X } from "lucide-react";
import { useNavigate } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel } from "../../../ui/panel.tsx";
import { useChangeProfile } from "../profile/use-own-profile.ts";

const ICON: Record<(typeof AIMS)[number], LucideIcon> = {
  sell: Store,
  buy: ShoppingBag,
  hire: UserSearch,
  work: Briefcase,
  meet: Handshake,
};

/** One question, one tap; each answer opens its first useful door. */
export function AimQuestion({ profile }: { profile: UserProfile }) {
  const navigate = useNavigate();
  const change = useChangeProfile();
  const answer = (aim: AimAnswer, to?: string) =>
    change.mutate(
      { aim, on: profile },
      {
        onSuccess: () => to && void navigate(to),
        onError: (error) =>
          toast({ title: "Not saved", description: problemText(error), variant: "destructive" }),
      },
    );
  return (
    <Panel aria-labelledby="aim-question" className="relative p-4 sm:p-5">
      <h2 id="aim-question" className="pr-10 text-lg">
        {AIM_QUESTION}
      </h2>
      <p className="mt-0.5 pr-10 text-sm text-muted">One tap, and we take you there.</p>
      <Button
        variant="ghost"
        size="icon-sm"
        aria-label="Skip this question"
        className="absolute top-3 right-3"
        onClick={() => answer("closed")}
      >
        <X />
      </Button>
      <ul className="mt-3 flex flex-wrap gap-2">
        {AIMS.map((aim) => {
          const Icon = ICON[aim];
          const { label, to } = AIM_DOORS[aim];
          return (
            <li key={aim}>
              <Button
                variant="secondary"
                busy={change.isPending && change.variables.aim === aim}
                onClick={() => answer(aim, to)}
              >
                <Icon /> {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
