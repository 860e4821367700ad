import { TO_ANSWER_PATH } from "@cardplaza/contract/to-answer/to-answer-words";
import { useQuery } from "@tanstack/react-query";
import { BriefcaseBusiness, MessagesSquare } from "lucide-react";
import { Link } from "react-router";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { useToAnswer } from "../../to-answer/use-to-answer.ts";
import { LIST_WORDS } from "../messages-words.ts";

/** Talks that stay where they are, each with how many wait there. */
export function Elsewhere() {
  const { data: enquiries } = useQuery({ ...query["GET /api/enquiries/unread-count"](), staleTime: 0 });
  const toAnswer = useToAnswer();
  const received = enquiries?.count ?? 0;
  const answers = enquiries?.answers ?? 0;
  const applications = toAnswer.items?.filter(({ kind }) => kind === "application").length ?? 0;
  const links = [
    {
      to: received === 0 && answers > 0 ? "/business-enquiries?tab=sent" : "/business-enquiries",
      name: LIST_WORDS.enquiries,
      count: String(received + answers),
      Icon: MessagesSquare,
    },
    {
      to: applications > 0 ? TO_ANSWER_PATH : "/jobs?tab=applied",
      name: LIST_WORDS.applications,
      // Those beyond the first page are not counted by kind.
      count: `${applications}${toAnswer.hasNextPage ? "+" : ""}`,
      Icon: BriefcaseBusiness,
    },
  ];
  return (
    <nav aria-label={LIST_WORDS.elsewhere} className="shrink-0">
      <ul className="flex gap-2">
        {links.map(({ to, name, count, Icon }) => (
          <li key={name}>
            <Button asChild size="sm" variant="secondary" className="rounded-full">
              <Link to={to}>
                <Icon /> {count === "0" ? name : LIST_WORDS.counted(name, count)}
              </Link>
            </Button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
