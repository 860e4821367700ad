import { Suspense } from "react";
import { lazyWithQueries } from "../../../../first-visit/lazy-with-queries.tsx";
import { useSession } from "../../../../lib/session.ts";
import { MissingProduct } from "./missing-product.tsx";

const TeamsProduct = lazyWithQueries(() =>
  import("./teams-product.tsx").then((module) => module.TeamsProduct),
);

/** A product that the server does not show, because it renders the same page for everybody. Its team sees it. */
export function UnlistedProduct({ id = "" }: { id?: string }) {
  const { status } = useSession();
  if (status !== "member") return <MissingProduct />;
  return (
    <Suspense fallback={<MissingProduct />}>
      <TeamsProduct id={id} />
    </Suspense>
  );
}
