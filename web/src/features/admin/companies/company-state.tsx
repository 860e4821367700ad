import type { CompanyCase } from "@cardplaza/contract/companies/companies";
import { Badge } from "../../../ui/badge.tsx";
import { COMPANIES_WORDS as words } from "./companies-words.ts";

const TONES = { active: "positive", hidden: "neutral", suspended: "danger" } as const;

export const CompanyState = ({ status }: Pick<CompanyCase, "status">) => (
  <Badge tone={TONES[status]}>{words.statuses[status]}</Badge>
);
