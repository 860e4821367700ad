import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { Navigate } from "react-router";
import { useAddressParam } from "../../lib/address/use-address-params.ts";
import { PremiumOnly } from "../../site/premium-only.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { CardFormSkeleton } from "./form/card-form-skeleton.tsx";
import { NewTeamCard } from "./team/new-team-card.tsx";
import { TEMPLATE_PATH } from "./team-paths.ts";
import { isMade, useTeamTemplate } from "./team/use-team-template.ts";

export default function CreateTeamCardFormPage() {
  const [from] = useAddressParam("from");
  return (
    <>
      <title>{`New team card · ${PRODUCT_NAME}`}</title>
      {from === "template" ? (
        <PremiumOnly>
          <FromTemplate />
        </PremiumOnly>
      ) : (
        <NewTeamCard template={null} />
      )}
    </>
  );
}

function FromTemplate() {
  const { data, isError, isFetching, isFetchedAfterMount, refetch } = useTeamTemplate();
  if (isError) {
    return (
      <ErrorState
        title="Your template did not load"
        className="flex-1 justify-center"
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  // The form starts with it, so it must be the latest version.
  if (!data || !isFetchedAfterMount) return <CardFormSkeleton />;
  return isMade(data) ? <NewTeamCard template={data} /> : <Navigate to={TEMPLATE_PATH} replace />;
}
