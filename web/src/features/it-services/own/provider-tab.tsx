import type { Provider } from "@cardplaza/contract/it-services/it-providers";
import { providerPath } from "@cardplaza/contract/it-services/it-words";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { FormProvider } from "../../../forms/form-provider.tsx";
import { LatestNotice } from "../../../forms/saving/latest-notice.tsx";
import { LeaveWarning } from "../../../forms/saving/leave-warning.tsx";
import { ProblemNotice } from "../../../forms/saving/problem-notice.tsx";
import { SaveBar } from "../../../forms/saving/save-bar.tsx";
import { useSaving } from "../../../forms/saving/use-saving.ts";
import { useStaleMerge } from "../../../forms/saving/use-stale-merge.ts";
import { useStepForm } from "../../../forms/use-step-form.ts";
import { api } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { OwnerReviews } from "../../reviews/owner-reviews.tsx";
import { reviewedProvider } from "../reviewed-provider.ts";
import { ProviderFieldset } from "./provider-fields.tsx";
import { bodyOf, formField, PROVIDER_FORM, valuesOf } from "./provider-values.ts";

const ownProvider = (companyId: string) =>
  query["GET /api/companies/:id/provider"]({ params: { id: companyId } });

/** What a company tells about its IT services, and what buyers say. For the tab of its profile. */
export function ProviderTab({ companyId }: { companyId: string }) {
  const { data, isError, isFetching, refetch } = useQuery({
    ...ownProvider(companyId),
    staleTime: 0,
    refetchOnMount: "always",
  });
  if (!data)
    return isError ? (
      <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <div aria-hidden="true" className="grid gap-4">
        <Skeleton className="h-40" />
        <Skeleton className="h-64" />
      </div>
    );
  return (
    <div className="grid grid-cols-1 gap-8">
      <ProviderForm key={companyId} companyId={companyId} provider={data.provider} />
      {data.provider && (
        <OwnerReviews target={reviewedProvider(data.provider)} isOwner={data.provider.role === "owner"} />
      )}
    </div>
  );
}

function ProviderForm({ companyId, provider }: { companyId: string; provider: Provider | null }) {
  const queryClient = useQueryClient();
  const state = useStepForm(PROVIDER_FORM, valuesOf(provider), { address: "none" });
  const { form, pictures } = state;
  const { opened, clashes, take } = useStaleMerge({ record: provider, valuesOf, form });
  const { save, error, isPending, progress, isStale, reset } = useSaving({
    state,
    send: (values) =>
      api["PUT /api/companies/:id/provider"]({
        params: { id: companyId },
        body: { ...bodyOf(values, pictures.urlOf), version: opened?.version ?? 0 },
      }),
    onSaved: (saved) => {
      queryClient.setQueryData(ownProvider(companyId).queryKey, { provider: saved });
      take(saved);
      form.reset(valuesOf(saved));
      toast({ title: "IT services saved" });
    },
    fieldsOf: ({ fields = {} }) =>
      Object.fromEntries(Object.entries(fields).map(([path, message]) => [formField(path), message])),
  });
  const takeLatest = async () => {
    const latest = await queryClient.fetchQuery({ ...ownProvider(companyId), staleTime: 0 });
    take(latest.provider);
    reset();
  };
  return (
    <FormProvider state={state}>
      <form
        noValidate
        data-step-form=""
        onSubmit={(event) => {
          event.preventDefault();
          void save();
        }}
      >
        {opened && (
          <p className="mb-5">
            <Button asChild variant="secondary" size="sm">
              <Link to={providerPath(opened)}>See it as buyers do</Link>
            </Button>
          </p>
        )}
        <ProblemNotice
          error={error}
          action={
            isStale && (
              <Button size="sm" variant="secondary" onClick={() => void takeLatest()}>
                Show the latest
              </Button>
            )
          }
        />
        {clashes && clashes.length > 0 && <LatestNotice clashes={clashes} labelOf={PROVIDER_FORM.labelOf} />}
        <ProviderFieldset />
        <SaveBar
          state={state}
          saveLabel="Save"
          saveFirst
          busy={isPending}
          progress={progress}
          onSave={() => void save()}
        />
      </form>
      <LeaveWarning when={form.formState.isDirty && !isPending} />
    </FormProvider>
  );
}
