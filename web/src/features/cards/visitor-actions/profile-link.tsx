import { UserRound } from "lucide-react";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";

/** To the profile of the member whose card it is. A visitor is asked to sign in there. */
export function ProfileLink({ to, children }: { to: string; children: string }) {
  return (
    <Button asChild variant="ghost" size="sm">
      <Link to={to}>
        <UserRound /> {children}
      </Link>
    </Button>
  );
}
