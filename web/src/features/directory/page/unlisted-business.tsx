import { idOfSlug } from "@cardplaza/contract/slugs/id-of-slug";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { latePart } from "../../../first-visit/late-part.ts";
import { useSession } from "../../../lib/session.ts";
import { ownListingQuery } from "../../../lib/use-viewer.ts";
import { MissingBusiness } from "./missing-business.tsx";

const OwnBusiness = latePart(() => import("./own-business.tsx").then((module) => module.OwnBusiness));

/**
 * A business that the server does not show, because it renders the same page for everybody. The owner
 * is known only in the browser, which compares it with the member's own listing. Nobody else learns of it.
 */
export function UnlistedBusiness({ id = "" }: { id?: string }) {
  const { status } = useSession();
  const own = useQuery({ ...ownListingQuery, enabled: status === "member" });
  if (status !== "member" || own.data?._id !== idOfSlug(id)) return <MissingBusiness />;
  return (
    <Suspense>
      <OwnBusiness listing={own.data} />
    </Suspense>
  );
}
