import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

/** A part that reads through queries, for a page that stands outside them: both come when it is first drawn. */
export const lazyWithQueries = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => {
    const [{ WithQueries }, Part] = await loadPatiently(() =>
      Promise.all([import("../lib/with-queries.tsx"), load()]),
    );
    const PartWithQueries = (props: P) => (
      <WithQueries>
        <Part {...props} />
      </WithQueries>
    );
    return { default: PartWithQueries };
  });
