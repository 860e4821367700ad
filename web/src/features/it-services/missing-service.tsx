import { IT_SERVICES_PATH } from "@cardplaza/contract/it-services/it-words";
import { Link } from "react-router";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";

/** A provider or a package that does not exist, or no longer. */
export function MissingService({ isGone }: { isGone: boolean }) {
  return (
    <div className="flex flex-1 items-center justify-center">
      <EmptyState
        drawing="search"
        title={isGone ? "This is no longer offered" : "We could not find this"}
        text="The link may be old or mistyped."
        action={
          <Button asChild>
            <Link to={IT_SERVICES_PATH}>See all IT services</Link>
          </Button>
        }
      />
    </div>
  );
}
