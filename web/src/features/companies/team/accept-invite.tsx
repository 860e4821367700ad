import { ADDRESS_WORDS } from "@cardplaza/contract/accounts/account-words";
import { useMutation, useQuery } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { useSession } from "../../../lib/session.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { AddEmail } from "../../accounts/contact-change/add-email.tsx";
import { CompanyLogo } from "../company-logo.tsx";
import { useRefreshMyCompany } from "../use-my-company.ts";

/** Asks before a member becomes a manager: another one than the invited may be signed in. */
export function AcceptInvite({ code }: { code: string }) {
  const navigate = useNavigate();
  const { user, retry: refreshSession } = useSession();
  const refreshMine = useRefreshMyCompany();
  const params = { code };
  const invite = useQuery(query["GET /api/company-invites/:code"]({ params }));
  const accept = useMutation({
    mutationFn: () => api["POST /api/company-invites/:code/accept"]({ params, body: {} }),
    async onSuccess({ companyId }) {
      await Promise.all([refreshSession(), refreshMine()]);
      toast({ title: `You now manage ${invite.data?.company ?? "the company"}.` });
      await navigate(`/company-profile?company=${companyId}`, { replace: true });
    },
  });
  const decline = useMutation({
    mutationFn: () => api["POST /api/company-invites/:code/decline"]({ params, body: {} }),
    onSuccess() {
      toast({ title: "Invitation declined" });
      void navigate("/", { replace: true });
    },
  });
  const problem = accept.error ?? decline.error ?? invite.error;
  // A refusal is final. Any other failure can be retried.
  const isOver = problem instanceof ApiError && problem.status < 500 && problem.status !== 429;
  const close = () => void navigate("/company-profile", { replace: true });
  return (
    <Panel className="mx-auto max-w-xl">
      <PanelHeader
        title={isOver ? "Your invitation" : "You are invited to manage a company"}
        description={
          !isOver &&
          `As ${user?.name ?? ""}${user?.email ? ` (${user.email})` : ""}. Managers edit the company, its products and its enquiries.`
        }
      />
      {invite.isPending && (
        <LoadingArea label="Loading the invitation" className="mb-5">
          <Skeleton className="h-14" />
        </LoadingArea>
      )}
      {problem && (
        <Notice tone="danger" live className="mb-4">
          {problemText(problem)}
        </Notice>
      )}
      {invite.data && (
        <div className="mb-5 flex items-center gap-4">
          <CompanyLogo name={invite.data.company} logo={invite.data.logo} />
          <div className="min-w-0">
            <p className="font-semibold break-words">{invite.data.company}</p>
            <p className="text-sm break-words text-muted">Invited by {invite.data.inviter}</p>
          </div>
        </div>
      )}
      {invite.data && !isOver && user?.email === "" && (
        <AddEmail why={ADDRESS_WORDS.forInvite} className="mb-5" />
      )}
      <div className="flex flex-wrap gap-3">
        {invite.data && !isOver && (
          <>
            {user?.email !== "" && (
              <Button busy={accept.isPending} onClick={() => accept.mutate()}>
                Accept
              </Button>
            )}
            <Button variant="secondary" busy={decline.isPending} onClick={() => decline.mutate()}>
              Decline
            </Button>
          </>
        )}
        {invite.isError && !isOver && (
          <Button busy={invite.isFetching} onClick={() => void invite.refetch()}>
            Retry
          </Button>
        )}
        {isOver && (
          <Button variant="secondary" onClick={close}>
            Close
          </Button>
        )}
      </div>
    </Panel>
  );
}
