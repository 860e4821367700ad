import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";

const MissingNote = latePart(() => import("./missing-note.tsx").then((module) => module.MissingNote));

/** What a mistyped link shows, and those of a business that is deleted or not public. */
export function MissingBusiness({ isGone = false }: { isGone?: boolean }) {
  const title = isGone ? LISTING_TEXT.gone : LISTING_TEXT.notFound;
  return (
    <>
      {/* Not within what comes late: the browser would add them to those of the server. */}
      <title>{`${title.replace(/\.$/, "")} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <MissingNote title={title} isGone={isGone} />
      </Suspense>
    </>
  );
}
