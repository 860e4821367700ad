import type { CaseLine } from "@cardplaza/contract/cases/cases";
import { dayInWords } from "@cardplaza/contract/date-words";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { Checkbox } from "../../../ui/fields/checkbox.tsx";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { CaseDue, CaseTaken, ClassBadge } from "./case-state.tsx";
import { CASES_WORDS as words, kindName } from "./cases-words.ts";

const { columns: heads } = words;
/** Of a longer title, only the beginning is read out. */
const NAMED_LENGTH = 60;

interface Presses {
  /** Null where nothing can be decided for many. */
  chosen: ReadonlySet<string> | null;
  onChoose: (id: string, isChosen: boolean) => void;
  onOpen: (id: string) => void;
}

export const caseColumns = ({ chosen, onChoose, onOpen }: Presses): Column<CaseLine>[] => [
  ...(chosen
    ? [
        {
          id: "choose",
          header: heads.choose,
          onCard: "corner" as const,
          className: "@2xl:w-10",
          cell: (line: CaseLine) => (
            <Checkbox
              label={<span className="sr-only">{words.choose(kindName(line.kind), nameOf(line))}</span>}
              checked={chosen.has(line._id)}
              onChange={({ target }) => onChoose(line._id, target.checked)}
            />
          ),
        },
      ]
    : []),
  { id: "title", header: heads.title, onCard: "title", cell: (line) => <CaseTitle line={line} /> },
  {
    id: "author",
    header: heads.author,
    cell: ({ authorName }) =>
      authorName ? (
        // A long title must not leave it without room.
        <bdi className="line-clamp-2 wrap-anywhere @2xl:w-36">{authorName}</bdi>
      ) : (
        <span className="text-muted">{words.noAuthor}</span>
      ),
  },
  { id: "reports", header: heads.reports, cell: ({ reports }) => reports },
  {
    id: "due",
    header: heads.due,
    cell: (line) => (
      <span className="inline-flex flex-col items-end gap-1 @2xl:items-start">
        <CaseDue line={line} />
        <CaseTaken taken={line.takenBy} />
      </span>
    ),
  },
  {
    id: "opened",
    header: heads.opened,
    className: "@2xl:whitespace-nowrap",
    cell: ({ openedAt }) => dayInWords(openedAt),
  },
  {
    id: "actions",
    header: heads.actions,
    onCard: "actions",
    cell: (line) => (
      <div className="flex justify-end">
        <Button
          size="sm"
          variant="secondary"
          data-case={line._id}
          aria-label={words.openCase(kindName(line.kind), nameOf(line))}
          onClick={() => onOpen(line._id)}
        >
          {words.open}
        </Button>
      </div>
    ),
  },
];

function CaseTitle({ line }: { line: CaseLine }) {
  const { kind, title, appeal, status } = line;
  return (
    <div className="grid grid-cols-1 gap-1.5">
      <p className="flex flex-wrap gap-1.5">
        <Badge tone="brand">{kindName(kind)}</Badge>
        <ClassBadge of={line.class} />
        {status === "appealed" && appeal && <Badge tone="warning">{words.appeal[appeal]}</Badge>}
      </p>
      <p dir="auto" className="line-clamp-2 font-medium wrap-anywhere">
        {title || <span className="text-muted">{words.gone}</span>}
      </p>
    </div>
  );
}

function nameOf({ title }: CaseLine): string {
  const letters = Array.from(title || words.gone);
  return letters.length > NAMED_LENGTH ? `${letters.slice(0, NAMED_LENGTH).join("")}…` : letters.join("");
}
