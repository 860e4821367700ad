import { LISTING_TEXT } from "@cardplaza/contract/listing-rules";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** What the links of a deleted business show. */
export function GoneBusiness() {
  return (
    <div className="mx-auto w-full max-w-[600px] px-4 py-16">
      <title>{LISTING_TEXT.gone}</title>
      <meta name="robots" content="noindex" />
      <h1 className="sr-only">{LISTING_TEXT.gone}</h1>
      <EmptyState
        drawing="search"
        title={LISTING_TEXT.gone}
        text="Its owner has taken it off the directory."
        action={
          <Button asChild>
            <Link to="/businesses">Find another business</Link>
          </Button>
        }
      />
    </div>
  );
}
