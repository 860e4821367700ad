import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate } from "react-router";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { myCompanyQuery } from "../use-my-company.ts";
import { OnboardingForm } from "./onboarding-form.tsx";
import { OnboardingSkeleton } from "./onboarding-skeleton.tsx";
import { StartOwnCompany } from "./start-own-company.tsx";

export default function CompanyOnboardingPage() {
  const { user } = useSession();
  return (
    <>
      <title>{`Set up your company · ${PRODUCT_NAME}`}</title>
      {user && <Onboarding memberId={user._id} />}
    </>
  );
}

function Onboarding({ memberId }: { memberId: string }) {
  // As it is now: another tab or device may have gone on with it.
  const mine = useQuery({ ...myCompanyQuery(), staleTime: 0, refetchOnMount: "always" });
  const [wantsOwn, setWantsOwn] = useState(false);
  const refetch = () => void mine.refetch();

  if (!mine.isFetchedAfterMount || !mine.data)
    return mine.isError && !mine.isFetching ? (
      <ErrorState
        isPage
        title="Your company did not load"
        className="flex-1 justify-center"
        onRetry={refetch}
      />
    ) : (
      <OnboardingSkeleton />
    );
  const { company, step, companies } = mine.data;
  if (company?.role === "owner")
    return company.onboardingCompleted ? (
      <Navigate to="/company-profile" replace />
    ) : (
      <OnboardingForm opened={{ company, known: null, step }} memberId={memberId} />
    );
  if (company && !wantsOwn) return <StartOwnCompany managed={companies} onStart={() => setWantsOwn(true)} />;
  return <NewCompany memberId={memberId} />;
}

/** Filled in with what is known; the company itself begins when the first step is saved. */
function NewCompany({ memberId }: { memberId: string }) {
  const known = useQuery(query["GET /api/companies/known"]());
  if (known.data)
    return <OnboardingForm opened={{ company: null, known: known.data, step: 1 }} memberId={memberId} />;
  if (!known.isError) return <OnboardingSkeleton />;
  return (
    <ErrorState
      isPage
      title="The set-up did not start"
      className="flex-1 justify-center"
      retrying={known.isFetching}
      onRetry={() => void known.refetch()}
    />
  );
}
