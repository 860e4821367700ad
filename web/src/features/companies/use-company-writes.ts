import type { Company } from "@cardplaza/contract/companies/companies";
import { COMPANY_UNDO_DAYS } from "@cardplaza/contract/companies/company-words";
import { useMutation } from "@tanstack/react-query";
import { api } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import { useSession } from "../../lib/session.ts";
import { toast } from "../../ui/overlays/toast-store.ts";
import { useRefreshMyCompany } from "./use-my-company.ts";

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: problemText(error), variant: "destructive" });

/** What an owner does with a company beside filling it in. */
export function useCompanyWrites() {
  const refresh = useRefreshMyCompany();
  const { retry: refreshSession } = useSession();
  return {
    hide: useMutation({
      mutationFn: (id: string) => api["POST /api/companies/:id/hide"]({ params: { id }, body: {} }),
      onSuccess(company: Company) {
        toast({ title: "Company hidden", description: "Show it again whenever you like." });
        return refresh(company);
      },
      onError: failed("The company was not hidden"),
    }),
    show: useMutation({
      mutationFn: (id: string) => api["POST /api/companies/:id/show"]({ params: { id }, body: {} }),
      onSuccess(company: Company) {
        toast({ title: "Company shown", description: "Everybody can find it again." });
        return refresh(company);
      },
      onError: failed("The company was not shown"),
    }),
    /** The menu in the header changes with the session. */
    remove: useMutation({
      mutationFn: (id: string) => api["DELETE /api/companies/:id"]({ params: { id } }),
      onSuccess: () => {
        toast({
          title: "Company deleted",
          description: `You can bring it back for ${COMPANY_UNDO_DAYS} days.`,
        });
        return Promise.all([refresh(), refreshSession()]);
      },
    }),
    restore: useMutation({
      mutationFn: (id: string) => api["POST /api/companies/:id/restore"]({ params: { id }, body: {} }),
      onSuccess: ({ name }: Company) => {
        toast({ title: "Company restored", description: `${name || "Your draft"} is back.` });
        return Promise.all([refresh(), refreshSession()]);
      },
      onError: failed("The company was not restored"),
    }),
  };
}
