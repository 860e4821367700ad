import { Suspense } from "react";
import { latePart } from "../first-visit/late-part.ts";

const Page = latePart(() => import("./not-found.tsx").then((module) => module.NotFound));

/** Rarely seen, so it is a separate chunk. */
export function NotFound() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
