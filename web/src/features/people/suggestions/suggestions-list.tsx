import { FREE_SUGGESTIONS_A_DAY } from "@cardplaza/contract/people/connection-words";
import type { Suggestion } from "@cardplaza/contract/people/connections";
import { Lock } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { useIsPremium } from "../../plan/use-is-premium.ts";
import { useUpgradeDialog } from "../../plan/use-upgrade-dialog.ts";
import { ConnectButton } from "../connections/connect-button.tsx";
import { PersonLine } from "../connections/person-line.tsx";
import { NotNowButton } from "./not-now-button.tsx";
import { movedCounts } from "../connections/moved-counts.ts";
import { PeopleBox, PeopleRows, ROW } from "../connections/people-states.tsx";
import { moreWithPlanText } from "./suggestion-words.ts";
import { usePeople, usePeopleCache } from "../connections/use-people.ts";

const NOT_YET = { _id: null, relation: "none", inviteFrom: null } as const;

/** People to meet, each with the reasons. */
export function SuggestionsList() {
  const list = usePeople("suggestions");
  const [page] = list.data?.pages ?? [];
  const suggestions = page?.suggestions ?? [];
  return (
    <PeopleBox
      list={list}
      failed="People to meet did not load"
      isEmpty={suggestions.length === 0}
      empty={{
        drawing: "people",
        title: "No suggestions yet",
        text: "Add your city to your profile and connect with people you know. We look for new people every day.",
        action: (
          <Button asChild variant="secondary">
            <Link to="/profile">Open your profile</Link>
          </Button>
        ),
      }}
    >
      <PeopleRows label="People to meet">
        {suggestions.map((suggestion) => (
          <SuggestedRow key={suggestion.person._id} suggestion={suggestion} />
        ))}
      </PeopleRows>
      <AboutPlan more={page?.moreWithPlan ?? 0} />
    </PeopleBox>
  );
}

function SuggestedRow({ suggestion: { person, reasons } }: { suggestion: Suggestion }) {
  const cache = usePeopleCache();
  const [isInvited, setInvited] = useState(false);
  return (
    <li className={ROW}>
      <PersonLine
        person={person}
        short
        below={
          <ul aria-label={`Why ${person.name}`} className="mt-1.5 flex flex-wrap gap-1.5">
            {reasons.map(({ reason, text }) => (
              <li key={reason} className="rounded-full bg-hover px-2.5 py-0.5 text-xs font-medium">
                {text}
              </li>
            ))}
          </ul>
        }
      >
        <ConnectButton
          size="sm"
          person={person}
          connection={NOT_YET}
          onChanged={(next, before) => {
            setInvited(next.relation !== "none");
            cache.count(movedCounts(before.relation, next.relation));
          }}
          onBlocked={(before) => {
            cache.count(movedCounts(before.relation));
            cache.dropSuggestion(person._id);
          }}
        />
        <MessageButton person={person} size="icon-sm" />
        {!isInvited && <NotNowButton person={person} />}
      </PersonLine>
    </li>
  );
}

/** What the free plan shows, told plainly. */
function AboutPlan({ more }: { more: number }) {
  const premium = useIsPremium();
  const upgrade = useUpgradeDialog();
  if (premium !== false) return null;
  return (
    <Notice
      className="mt-4"
      action={
        more > 0 && (
          <Button size="sm" variant="secondary" aria-haspopup="dialog" onClick={upgrade.show}>
            <Lock className="text-muted" /> See all
          </Button>
        )
      }
    >
      {`You see ${FREE_SUGGESTIONS_A_DAY} people a day. ${moreWithPlanText(more)}`}
    </Notice>
  );
}
