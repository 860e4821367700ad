import { dayInWords } from "@cardplaza/contract/date-words";
import type { Connection } from "@cardplaza/contract/people/connections";
import { Link } from "react-router";
import { MessageButton } from "../../../site/message-button.tsx";
import { Button } from "../../../ui/button.tsx";
import { ConnectButton } from "./connect-button.tsx";
import { PersonLine } from "./person-line.tsx";
import { asSeen } from "./use-connection.ts";
import { InvitationNote } from "./invitation-note.tsx";
import { movedCounts } from "./moved-counts.ts";
import { peoplePath, type PeopleShell } from "./people-address.ts";
import { PeopleBox, PeopleRows, ROW } from "./people-states.tsx";
import { useNewsOfPeople, usePeople, usePeopleCache } from "./use-people.ts";

/** Invitations of the member without an answer, the newest first. */
export function SentList({ shell }: { shell: PeopleShell }) {
  const list = usePeople("sent");
  useNewsOfPeople();
  const invitations = list.data?.pages.flatMap(({ connections }) => connections) ?? [];
  return (
    <PeopleBox
      list={list}
      failed="Your invitations did not load"
      isEmpty={invitations.length === 0}
      empty={{
        drawing: "people",
        title: "No open invitations",
        text: "Invitations you send stay here until people answer.",
        action: (
          <Button asChild variant="secondary">
            <Link to={peoplePath(shell, "suggestions")}>People to meet</Link>
          </Button>
        ),
      }}
    >
      <PeopleRows label="Invitations you sent">
        {invitations.map((invitation) => (
          <SentRow key={invitation._id} invitation={invitation} />
        ))}
      </PeopleRows>
    </PeopleBox>
  );
}

function SentRow({ invitation }: { invitation: Connection }) {
  const { _id, person, note, at } = invitation;
  const cache = usePeopleCache();
  return (
    <li className={ROW}>
      <PersonLine
        person={person}
        below={<InvitationNote note={note} line={`You invited them on ${dayInWords(at)}`} />}
      >
        <ConnectButton
          size="sm"
          person={person}
          connection={asSeen(invitation)}
          onChanged={(next, before) => {
            cache.count(movedCounts(before.relation, next.relation));
            cache.drop(_id);
          }}
        />
        <MessageButton person={person} size="sm" />
      </PersonLine>
    </li>
  );
}
