import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** The page of a company that does not exist. */
export function MissingCompanyNote({ title, isGone }: { title: string; isGone: boolean }) {
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 py-16">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing="search"
        title={title}
        text={
          isGone
            ? "Its owner has taken it off the site."
            : "The link may be old or mistyped. You can look for it by its name."
        }
        action={
          <Button asChild>
            <Link to="/search">Search</Link>
          </Button>
        }
      />
    </div>
  );
}
