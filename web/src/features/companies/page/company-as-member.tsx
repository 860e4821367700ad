import type { CompanyRole } from "@cardplaza/contract/companies/company-words";
import { useEffect } from "react";
import { TeamNotice } from "./team-notice.tsx";
import { useCompanyAsMember } from "./use-company-as-member.ts";

interface CompanyAsMemberProps {
  companyId: string;
  onKnown: (role: CompanyRole | null) => void;
}

/** Finds out whether the member is of the company's team, and greets them. Visitors never load this. */
export function CompanyAsMember({ companyId, onKnown }: CompanyAsMemberProps) {
  const role = useCompanyAsMember(companyId).data?.role ?? null;
  useEffect(() => {
    onKnown(role);
    return () => onKnown(null);
  }, [role, onKnown]);
  return role && <TeamNotice companyId={companyId}>This is your company, as everybody sees it.</TeamNotice>;
}
