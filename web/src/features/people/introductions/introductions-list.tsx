import { Lock } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { IntroductionCard } from "./introduction-card.tsx";
import { groupOf, INTRO_GROUPS, type IntroGroup } from "./introduction-words.ts";
import { PeopleBox } from "../connections/people-states.tsx";
import { useNewsOfPeople, usePeople } from "../connections/use-people.ts";

const GROUP_TITLE: Record<IntroGroup, string> = {
  "for-you": "For you",
  "to-forward": "To forward",
  asked: "On their way",
  earlier: "Earlier",
};

/** Introductions that the member asked for, can forward, or was offered. */
export function IntroductionsList() {
  const list = usePeople("introductions");
  const isLocked = useIsPremium() === false;
  const upgrade = useUpgradeDialog();
  useNewsOfPeople();
  const all = list.data?.pages.flatMap(({ introductions }) => introductions) ?? [];
  return (
    <PeopleBox
      list={list}
      failed="Your introductions did not load"
      isEmpty={all.length === 0}
      empty={{
        drawing: "people",
        title: "No introductions yet",
        text: isLocked
          ? "With Premium you can ask a connection to introduce you to someone they know. Requests from others come here on every plan."
          : "Open the profile of someone your connection knows and ask for an introduction there.",
        ...(isLocked && {
          action: (
            <Button variant="secondary" aria-haspopup="dialog" onClick={upgrade.show}>
              <Lock className="text-muted" /> See the plan
            </Button>
          ),
        }),
      }}
    >
      <div className="grid grid-cols-1 gap-8">
        {INTRO_GROUPS.map((group) => {
          const introductions = all.filter((each) => groupOf(each) === group);
          if (introductions.length === 0) return null;
          return (
            <section key={group} aria-labelledby={`intros-${group}`}>
              <h2 id={`intros-${group}`} className="mb-3 text-lg">
                {GROUP_TITLE[group]}
              </h2>
              <ul className="grid grid-cols-1 gap-3">
                {introductions.map((introduction) => (
                  <li key={introduction._id} className="min-w-0">
                    <IntroductionCard introduction={introduction} />
                  </li>
                ))}
              </ul>
            </section>
          );
        })}
      </div>
    </PeopleBox>
  );
}
