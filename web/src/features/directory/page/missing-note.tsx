import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** The page of a business that does not exist. */
export function MissingNote({ title, isGone }: { title: string; isGone: boolean }) {
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 py-16">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing="search"
        title={title}
        text={
          isGone
            ? "Its owner has taken it off the directory."
            : "The link may be old or mistyped. You can look for it by its name in the directory."
        }
        action={
          <Button asChild>
            <Link to="/businesses">{isGone ? "Find another business" : "Search the directory"}</Link>
          </Button>
        }
      />
    </div>
  );
}
