import { POLICY_SLUGS } from "@cardplaza/contract/policies/policy-words";
import { useQuery } from "@tanstack/react-query";
import { Suspense } from "react";
import { useLocation } from "react-router";
import { latePart } from "../../first-visit/late-part.ts";
import { viewing } from "../../lib/storage/viewing.ts";
import { query } from "../../lib/query.ts";

const NewTermsDialog = latePart(() =>
  import("./new-terms-dialog.tsx").then((module) => module.NewTermsDialog),
);

/** Pages that stay open: the policies, the contact form, and the account's export and deletion. */
const ALWAYS_OPEN = [...POLICY_SLUGS, "about", "contact-us", "profile"];

/** A member who agreed to an earlier version of the terms is asked before going on. */
export function NewTermsGate() {
  const { pathname } = useLocation();
  const { data } = useQuery(query["GET /api/account/consents"]());
  const asked = data?.asked;
  // Nobody agrees for a member.
  if (!asked || viewing() || ALWAYS_OPEN.includes(pathname.split("/")[1]?.toLowerCase() ?? "")) return null;
  return (
    <Suspense>
      <NewTermsDialog asked={asked} />
    </Suspense>
  );
}
