import { lazy, Suspense } from "react";

const Page = lazy(() => import("./not-found.tsx").then((module) => ({ default: module.NotFound })));

/** Few ever see it, so it comes by itself. */
export function NotFound() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  );
}
