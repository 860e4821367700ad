import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Suspense } from "react";
import { latePart } from "../first-visit/late-part.ts";
import type { MissingPageNoteProps } from "./missing-page-note.tsx";

const MissingPageNote = latePart(() =>
  import("./missing-page-note.tsx").then((module) => module.MissingPageNote),
);

/** The page of something that does not exist, or no longer, or not for everybody. */
export function MissingPage(note: MissingPageNoteProps) {
  return (
    <>
      {/* Not within what comes late: the browser would add them to those of the server. */}
      <title>{`${note.title.replace(/\.$/, "")} · ${PRODUCT_NAME}`}</title>
      <meta name="robots" content="noindex" />
      <Suspense>
        <MissingPageNote {...note} />
      </Suspense>
    </>
  );
}
