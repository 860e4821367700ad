import type { Connection } from "@cardplaza/contract/connect/connections";
import { Link, useSearchParams } from "react-router";
import { dayMonthYear } from "../../../lib/day-words.ts";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { ConnectButton } from "../../profile/connect-button.tsx";
import { PersonLine } from "../../profile/person-line.tsx";
import { asSeen } from "../../profile/use-connection.ts";
import { InvitationNote } from "./invitation-note.tsx";
import { peoplePath, type PeopleShell } from "./people-address.ts";
import { PeopleBox, PeopleRows, ROW } from "./people-states.tsx";
import { useNewsOfPeople, usePeople, usePeopleCache } from "./use-people.ts";

/** Invitations that wait for the member's answer, the newest first. */
export function ReceivedList({ shell }: { shell: PeopleShell }) {
  const list = usePeople("received");
  const [search] = useSearchParams();
  const named = search.get("invitation");
  useNewsOfPeople(list.refetch);
  const invitations = list.data?.pages.flatMap(({ connections }) => connections) ?? [];
  return (
    <PeopleBox
      list={list}
      failed="Your invitations did not load"
      isEmpty={invitations.length === 0}
      empty={{
        drawing: "inbox",
        title: "No invitations wait for you",
        text: "When somebody invites you to connect, you answer here.",
        action: (
          <Button asChild variant="secondary">
            <Link to={peoplePath(shell, "suggestions")}>People to meet</Link>
          </Button>
        ),
      }}
    >
      <PeopleRows label="Invitations you received">
        {invitations.map((invitation) => (
          <ReceivedRow key={invitation._id} invitation={invitation} isNamed={invitation._id === named} />
        ))}
      </PeopleRows>
    </PeopleBox>
  );
}

function ReceivedRow({ invitation, isNamed }: { invitation: Connection; isNamed: boolean }) {
  const { _id, person, note, at } = invitation;
  const cache = usePeopleCache();
  const drop = () => {
    cache.drop(_id);
    cache.count({ received: -1 });
  };
  return (
    <li
      ref={useBringIntoSight<HTMLLIElement>(isNamed)}
      tabIndex={isNamed ? -1 : undefined}
      className={cn(ROW, isNamed && "scroll-mt-20 bg-brand-soft outline-none")}
    >
      <PersonLine
        person={person}
        below={<InvitationNote note={note} line={`Invited you on ${dayMonthYear(at)}`} />}
      >
        <ConnectButton
          size="sm"
          person={person}
          connection={asSeen(invitation)}
          // An accepted one stays in sight as connected until the list is opened again.
          onChanged={({ relation }) =>
            relation === "connected" ? void cache.count({ received: -1, mine: 1 }) : drop()
          }
        />
      </PersonLine>
    </li>
  );
}
