import { type ComponentType, lazy } from "react";
import { loadPatiently } from "./load-patiently.ts";

type Load<P> = () => Promise<ComponentType<P>>;

/** A part that uses queries, for a page without a query client: both load when it is first rendered. */
export const lazyWithQueries = <P extends object>(load: Load<P>) =>
  lazy(async () => ({ default: await loadWithQueries(load) }));

export async function loadWithQueries<P extends object>(load: Load<P>): Promise<ComponentType<P>> {
  const [{ WithQueries }, Part] = await loadPatiently(() =>
    Promise.all([import("./with-queries.tsx"), load()]),
  );
  return function PartWithQueries(props: P) {
    return (
      <WithQueries>
        <Part {...props} />
      </WithQueries>
    );
  };
}
