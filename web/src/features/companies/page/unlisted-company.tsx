import { idOfSlug } from "@cardplaza/contract/slugs/id-of-slug";
import { Suspense } from "react";
import { lazyWithQueries } from "../../../first-visit/lazy-with-queries.tsx";
import { useSession } from "../../../lib/session.ts";
import { MissingCompany } from "./missing-company.tsx";

const TeamsCompany = lazyWithQueries(() =>
  import("./teams-company.tsx").then((module) => module.TeamsCompany),
);

/**
 * A company that the server does not show, because it renders the same page for everybody. Its team is
 * known only in the browser, which fetches it as the member. Nobody else learns of it.
 */
export function UnlistedCompany({ id = "" }: { id?: string }) {
  const { status } = useSession();
  if (status !== "member") return <MissingCompany />;
  return (
    <Suspense fallback={<MissingCompany />}>
      <TeamsCompany id={idOfSlug(id)} />
    </Suspense>
  );
}
