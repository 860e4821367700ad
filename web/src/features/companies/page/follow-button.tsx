import type { Company } from "@cardplaza/contract/companies/companies";
import { companyPath } from "@cardplaza/contract/companies/company-seen";
import { Suspense, useState } from "react";
import { useNavigate } from "react-router";
import { lazyWithQueries } from "../../../first-visit/lazy-with-queries.tsx";
import type { WantedState } from "../../../lib/kept-action.ts";
import { useSession } from "../../../lib/session.ts";
import { FollowLook, followersWords } from "./follow-look.tsx";

const FollowAsMember = lazyWithQueries(() =>
  import("./follow-as-member.tsx").then((module) => module.FollowAsMember),
);

/** Follows a company, with the number of those who do. Its own team only sees the number. */
export function FollowButton({ company, isTeam }: { company: Company; isTeam: boolean }) {
  const { status, retry } = useSession();
  const navigate = useNavigate();
  // True until it is known who presses the button.
  const [isWaiting, setWaiting] = useState(false);
  const { followers } = company;
  if (isTeam)
    return <p className="flex min-h-10 items-center px-1 text-sm text-muted">{followersWords(followers)}</p>;
  if (status === "visitor") {
    const toSignIn = `/auth?redirect=${encodeURIComponent(companyPath(company))}`;
    const state: WantedState = { wanted: { kind: "follow", about: company._id, to: company.name } };
    return <FollowLook followers={followers} onPress={() => void navigate(toSignIn, { state })} />;
  }
  const wait = () => {
    setWaiting(true);
    if (status === "failed") void retry();
  };
  const waiting = <FollowLook followers={followers} busy={isWaiting && status !== "failed"} onPress={wait} />;
  if (status !== "member") return waiting;
  return (
    <Suspense fallback={waiting}>
      <FollowAsMember company={company} isPressed={isWaiting} />
    </Suspense>
  );
}
