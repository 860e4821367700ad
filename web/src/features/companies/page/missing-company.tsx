import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";

/** What a mistyped link shows, and those of a company that is deleted or not public. */
export function MissingCompany({ isGone = false }: { isGone?: boolean }) {
  const title = isGone ? COMPANY_TEXT.gone : COMPANY_TEXT.notFound;
  return (
    <>
      <title>{`${title.replace(/\.$/, "")} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
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
    </>
  );
}
