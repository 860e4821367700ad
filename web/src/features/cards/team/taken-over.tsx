import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { sectionPath, withWayBack } from "../own-cards/sections.ts";

interface TakenOverProps {
  owner: string;
  hasOwn: boolean;
}

/** Above a team card that the member has taken over: whose it was, and what is theirs to do. */
export function TakenOver({ owner, hasOwn }: TakenOverProps) {
  return (
    <Notice
      tone="info"
      title="Your team card"
      className="mb-6"
      action={
        !hasOwn && (
          <Button asChild size="sm" variant="secondary">
            <Link to={withWayBack("/create-card", "my-card")}>Create My Card</Link>
          </Button>
        )
      }
    >
      {owner} made it for you, and it is yours to edit and share. You can give it back under{" "}
      <Link to={sectionPath("team-cards")} className="font-medium underline underline-offset-2">
        Team Cards
      </Link>
      .
    </Notice>
  );
}
