import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/** A part that uses queries, for a page without a query client: both load when it is first rendered. */
export const lazyWithQueries = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [{ WithQueries }, Part] = await loadPatiently(() =>
      Promise.all([import("./with-queries.tsx"), load()]),
    );
    const PartWithQueries = (props: P) => (
      <WithQueries>
        <Part {...props} />
      </WithQueries>
    );
    return { default: PartWithQueries };
  });
