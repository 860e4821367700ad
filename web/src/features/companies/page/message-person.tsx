import { useQuery } from "@tanstack/react-query";
import { FRESH_FOR_FIVE_MINUTES, query } from "../../../lib/query.ts";
import { MessageButton } from "../../../site/message-button.tsx";

interface MessagePersonProps {
  companyId: string;
  /** Of the card: the page, which is the same for all, says no more of who it is. */
  path: string;
}

/** Writes to somebody of the team whose profile the member may see. */
export function MessagePerson({ companyId, path }: MessagePersonProps) {
  const { data } = useQuery({
    ...query["GET /api/companies/:id/people"]({ params: { id: companyId } }),
    staleTime: FRESH_FOR_FIVE_MINUTES,
  });
  const person = data?.people.find((each) => each.path === path);
  return person && <MessageButton person={person} size="icon-sm" className="relative shrink-0" />;
}
