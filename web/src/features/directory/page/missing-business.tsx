import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { MissingPage } from "../../../site/missing-page.tsx";

/** What a mistyped link shows, and those of a business that is deleted or not public. */
export function MissingBusiness({ isGone = false }: { isGone?: boolean }) {
  return (
    <MissingPage
      title={isGone ? LISTING_TEXT.gone : LISTING_TEXT.notFound}
      text={
        isGone
          ? "Its owner has taken it off the directory."
          : "The link may be old or mistyped. You can look for it by its name in the directory."
      }
      elsewhere={{ path: "/businesses", label: isGone ? "Find another business" : "Search the directory" }}
    />
  );
}
