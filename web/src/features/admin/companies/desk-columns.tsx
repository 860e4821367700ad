import { dayInWords } from "@cardplaza/contract/date-words";
import { Badge } from "../../../ui/badge.tsx";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { DESK_COLUMNS as heads } from "./companies-words.ts";

/** A line of a list: what it is called, whose it is, and in which state. */
interface DeskLine<Status extends string> {
  _id: string;
  name: string;
  of: string;
  status: Status;
  createdAt: string;
}

type Tone = "neutral" | "brand" | "positive" | "warning" | "danger";

interface Look<Status extends string> {
  labels: Readonly<Record<NoInfer<Status>, string>>;
  tones: Readonly<Record<Status, Tone>>;
  onOpen: (id: string) => void;
}

export const deskColumns = <Status extends string>(look: Look<Status>): Column<DeskLine<Status>>[] => [
  {
    id: "name",
    header: heads.name,
    onCard: "title",
    cell: ({ name, of }) => (
      <>
        <p className="font-medium wrap-anywhere">{name || heads.unnamed}</p>
        <p className="text-xs wrap-anywhere text-muted">{of}</p>
      </>
    ),
  },
  {
    id: "status",
    header: heads.status,
    cell: ({ status }) => <Badge tone={look.tones[status]}>{look.labels[status]}</Badge>,
  },
  { id: "since", header: heads.since, cell: ({ createdAt }) => dayInWords(createdAt) },
  {
    id: "actions",
    header: heads.actions,
    onCard: "actions",
    cell: ({ _id, name }) => <OpenButton name={name || heads.unnamed} onOpen={() => look.onOpen(_id)} />,
  },
];
