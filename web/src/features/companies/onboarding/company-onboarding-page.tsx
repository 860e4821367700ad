import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { Navigate } from "react-router";
import { useSession } from "../../../lib/session.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { myCompanyQuery } from "../use-my-company.ts";
import { BeginCompany } from "./begin-company.tsx";
import { OnboardingForm } from "./onboarding-form.tsx";
import { OnboardingSkeleton } from "./onboarding-skeleton.tsx";
import { StartOwnCompany } from "./start-own-company.tsx";
import type { Opened } from "./use-onboarding.ts";

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
  const [begun, setBegun] = useState<Opened | null>(null);
  const [wantsOwn, setWantsOwn] = useState(false);
  const refetch = () => void mine.refetch();

  if (begun) return <OnboardingForm opened={begun} memberId={memberId} isNew />;
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
      <OnboardingForm opened={{ company, step }} memberId={memberId} isNew={false} />
    );
  if (company && !wantsOwn) return <StartOwnCompany managed={companies} onStart={() => setWantsOwn(true)} />;
  return <BeginCompany onBegun={setBegun} onTaken={refetch} />;
}
