import { Suspense } from "react";
import { latePart } from "../first-visit/late-part.ts";

const Page = latePart(() => import("./not-found.tsx").then((module) => module.NotFound));

/** Few ever see it, so it comes by itself. */
export function NotFound() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
