import { Link } from "react-router";
import { Button } from "../../../../ui/button.tsx";
import { EmptyState } from "../../../../ui/empty-state.tsx";

/** The page of a product that does not exist. */
export function MissingProductNote({ title, isGone }: { title: string; isGone: boolean }) {
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 py-16">
      <h1 className="sr-only">{title}</h1>
      <EmptyState
        drawing="search"
        title={title}
        text={
          isGone
            ? "The company has taken it off its list."
            : "The link may be old or mistyped. You can look for it by its name."
        }
        action={
          <Button asChild>
            <Link to="/search?type=product">{isGone ? "Find another product" : "Search products"}</Link>
          </Button>
        }
      />
    </div>
  );
}
