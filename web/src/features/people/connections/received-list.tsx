import { dayInWords } from "@cardplaza/contract/date-words";
import { CONNECTION_TEXT } from "@cardplaza/contract/people/connection-words";
import type { Connection } from "@cardplaza/contract/people/connections";
import { useEffect, useState } from "react";
import { Link } from "react-router";
import { useAddressParam } from "../../../lib/address/use-address-params.ts";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { cn } from "../../../ui/class-names.ts";
import { Notice } from "../../../ui/notice.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { ConnectButton } from "./connect-button.tsx";
import { PersonLine } from "./person-line.tsx";
import { asSeen } from "./use-connection.ts";
import { InvitationNote } from "./invitation-note.tsx";
import { movedCounts } from "./moved-counts.ts";
import { peoplePath, type PeopleShell } from "./people-address.ts";
import { PeopleBox, PeopleRows, ROW } from "./people-states.tsx";
import { useNewsOfPeople, usePeople, usePeopleCache } from "./use-people.ts";

/** Invitations that wait for the member's answer, the newest first. */
export function ReceivedList({ shell }: { shell: PeopleShell }) {
  const list = usePeople("received");
  const [named] = useAddressParam("invitation");
  useNewsOfPeople();
  const invitations = list.data?.pages.flatMap(({ connections }) => connections) ?? [];
  const isGone = useNamed(list, named, invitations);
  return (
    <>
      {isGone && <Notice className="mb-4">{CONNECTION_TEXT.answered}</Notice>}
      <PeopleBox
        list={list}
        failed="Your invitations did not load"
        isEmpty={invitations.length === 0}
        empty={{
          drawing: "inbox",
          title: "No invitations",
          text: "When someone wants to connect with you, answer here.",
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
    </>
  );
}

/** Reads as far as the invitation that a notification leads to. True if it does not wait any more. */
function useNamed(list: ReturnType<typeof usePeople>, named: string | null, invitations: Connection[]) {
  const [known, setKnown] = useState<{ id: string; isGone: boolean }>();
  const isKnown = known?.id === named;
  const isThere = invitations.some(({ _id }) => _id === named);
  const isMissing = named !== null && !isThere && !isKnown && list.isSuccess && !list.isFetching;
  const { hasNextPage, fetchNextPage } = list;
  // One that was there and is answered on this very screen needs no word.
  if (named !== null && !isKnown && (isThere || (isMissing && !hasNextPage)))
    setKnown({ id: named, isGone: !isThere });
  useEffect(() => {
    if (isMissing && hasNextPage) void fetchNextPage();
  }, [isMissing, hasNextPage, fetchNextPage]);
  return isKnown && known.isGone;
}

function ReceivedRow({ invitation, isNamed }: { invitation: Connection; isNamed: boolean }) {
  const { _id, person, note, at } = invitation;
  const cache = usePeopleCache();
  return (
    <li
      ref={useBringIntoSight<HTMLLIElement>(isNamed)}
      tabIndex={isNamed ? -1 : undefined}
      className={cn(ROW, isNamed && "scroll-mt-20 bg-brand-soft outline-none")}
    >
      <PersonLine
        person={person}
        below={<InvitationNote note={note} line={`Invited you on ${dayInWords(at)}`} />}
      >
        <ConnectButton
          size="sm"
          person={person}
          connection={asSeen(invitation)}
          onChanged={(next, before) => {
            cache.count(movedCounts(before.relation, next.relation));
            // An accepted one stays in sight as connected until the list is opened again.
            if (next.relation !== "connected") cache.drop(_id);
          }}
          onBlocked={(before) => {
            cache.count(movedCounts(before.relation));
            cache.drop(_id);
          }}
        />
        <MessageButton person={person} size="icon-sm" />
      </PersonLine>
    </li>
  );
}
