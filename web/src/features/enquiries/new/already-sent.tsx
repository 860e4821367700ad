import { ENQUIRY_TEXT } from "@cardplaza/contract/enquiries/enquiry-words";
import { DAY_MS } from "@cardplaza/contract/time";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Link } from "react-router";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sentPath } from "../sent-path.ts";

/** Said before anything is typed: a second enquiry on the same day would be refused. */
export function AlreadySent({ targetId }: { targetId: string }) {
  const { status } = useSession();
  const [openedAt] = useState(() => Date.now());
  const { data } = useQuery({
    ...query["GET /api/enquiries"]({ query: { box: "sent", targetId } }),
    enabled: status === "member",
    staleTime: 0,
  });
  const today = data?.enquiries.find(({ createdAt }) => openedAt - Date.parse(createdAt) < DAY_MS);
  if (!today) return null;
  return (
    <Notice
      tone="warning"
      live
      action={
        <Button asChild size="sm" variant="secondary">
          <Link to={sentPath(today._id)}>Open it</Link>
        </Button>
      }
    >
      {ENQUIRY_TEXT.again}
    </Notice>
  );
}
