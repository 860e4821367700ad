import { COMPANY_TEXT } from "@cardplaza/contract/companies/company-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";

const MissingCompanyNote = latePart(() =>
  import("./missing-company-note.tsx").then((module) => module.MissingCompanyNote),
);

/** What a mistyped link shows, and those of a company that is deleted or not public. */
export function MissingCompany({ isGone = false }: { isGone?: boolean }) {
  const title = isGone ? COMPANY_TEXT.gone : COMPANY_TEXT.notFound;
  return (
    <>
      {/* Not within what comes late: the browser would add them to those of the server. */}
      <title>{`${title.replace(/\.$/, "")} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <MissingCompanyNote title={title} isGone={isGone} />
      </Suspense>
    </>
  );
}
