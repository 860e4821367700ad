import type { UserLine } from "@cardplaza/contract/admin/users";
import { dayInWords } from "@cardplaza/contract/date-words";
import { Badge } from "../../../ui/badge.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { MemberContacts } from "../lists/known-member.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { USERS_WORDS } from "./users-words.ts";

const { columns: heads } = USERS_WORDS;

interface Presses {
  chosen: ReadonlySet<string>;
  onChoose: (id: string, isChosen: boolean) => void;
  onOpen: (id: string) => void;
}

export const userColumns = ({ chosen, onChoose, onOpen }: Presses): Column<UserLine>[] => [
  {
    id: "choose",
    header: heads.choose,
    onCard: "corner",
    cell: ({ _id, name }) => (
      <Checkbox
        label={<span className="sr-only">{USERS_WORDS.choose(name)}</span>}
        checked={chosen.has(_id)}
        onChange={({ target }) => onChoose(_id, target.checked)}
      />
    ),
  },
  {
    id: "name",
    header: heads.name,
    onCard: "title",
    cell: ({ name, isPremium }) => (
      <p className="font-medium wrap-anywhere">
        {name} {isPremium && <Badge tone="brand">{USERS_WORDS.premium}</Badge>}
      </p>
    ),
  },
  {
    id: "contacts",
    header: heads.contacts,
    onCard: "text",
    cell: (user) => <MemberContacts member={user} />,
  },
  { id: "status", header: heads.status, cell: (user) => <UserState user={user} /> },
  { id: "since", header: heads.since, cell: ({ createdAt }) => dayInWords(createdAt) },
  { id: "seen", header: heads.seen, cell: ({ lastActiveAt }) => dayInWords(lastActiveAt) },
  {
    id: "actions",
    header: heads.actions,
    onCard: "actions",
    cell: ({ _id, name }) => <OpenButton name={name} onOpen={() => onOpen(_id)} />,
  },
];

const TONES = { active: "positive", suspended: "danger", leaving: "warning" } as const;

export function UserState({ user: { status, suspendedUntil } }: { user: UserLine }) {
  return (
    <>
      <Badge tone={TONES[status]}>{USERS_WORDS.statuses[status]}</Badge>
      {status === "suspended" && (
        <span className="mt-1 block text-xs text-muted">
          {suspendedUntil ? USERS_WORDS.until(suspendedUntil) : USERS_WORDS.forGood}
        </span>
      )}
    </>
  );
}
