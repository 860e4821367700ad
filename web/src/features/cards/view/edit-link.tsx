import { Pencil } from "lucide-react";
import { Link, useLocation } from "react-router";
import { QUIET_ACTION } from "./card-actions.tsx";

/** In the row of what a visitor can do, so that nothing moves when it is known whose card it is. */
export function EditLink({ cardId }: { cardId: string }) {
  const { pathname } = useLocation();
  return (
    <Link to={`/edit-card/${cardId}?redirect=${pathname}`} className={QUIET_ACTION}>
      <Pencil />
      Edit card
    </Link>
  );
}
