import type { WholeCompany } from "@cardplaza/contract/companies/companies";
import { COMPANY_DESK_TEXT, COMPANY_REASONS } from "@cardplaza/contract/companies/company-desk-words";
import { industryName } from "@cardplaza/contract/companies/industries";
import { dayInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { Link } from "react-router";
import { api } from "../../../lib/api.ts";
import { DecisionSheet } from "../lists/decision-sheet.tsx";
import { Facts, LongText } from "../lists/facts.tsx";
import { KnownMemberFacts } from "../lists/known-member.tsx";
import { LISTS_WORDS } from "../lists/lists-words.ts";
import { Part } from "../lists/part.tsx";
import { CompanyState } from "./company-state.tsx";
import { COMPANIES_WORDS, COMPANY_ACTION_WORDS } from "./companies-words.ts";

const { sheet: words, columns, roles } = COMPANIES_WORDS;
const ONE = "GET /api/admin/companies/:id";
const LINK = "text-brand-strong underline underline-offset-2";

/** A company as people see it, with its owner, its team and what can be decided. */
export const CompanySheet = ({ id, onClose }: { id: string; onClose: () => void }) => (
  <DecisionSheet
    one={useQuery({
      queryKey: [ONE, id],
      queryFn: async () => (await api[ONE]({ params: { id } })).company,
      staleTime: 0,
    })}
    nameOf={({ name }) => name}
    actionsOf={({ actions }) => actions}
    wordsOf={(_company, action) => COMPANY_ACTION_WORDS[action]}
    ready={COMPANY_REASONS}
    choiceOf={({ team }, action) => (action === "transfer" ? newOwnerOf(team) : undefined)}
    send={({ version }, { action, reason, chosen }) =>
      api["PATCH /api/admin/companies/:id"]({
        params: { id },
        body: { action, reason, version, ...(chosen && { to: chosen }) },
      })
    }
    reads={["GET /api/admin/companies", ONE]}
    isWide
    onClose={onClose}
  >
    {(company) => (
      <div className="grid grid-cols-1 gap-x-10 gap-y-8 text-sm lg:grid-cols-2">
        <ShownCompany company={company} />
        <section className="grid grid-cols-1 content-start gap-5">
          <Part title={words.team} none={words.noTeam}>
            {company.team.map(({ _id, name, email, role, since }) => (
              <li key={_id} className="min-w-0">
                <Link to={`/admin/users?member=${_id}`} className={`wrap-anywhere ${LINK}`}>
                  {name}
                </Link>{" "}
                <span className="text-muted">
                  {roles[role]}
                  {since && `, ${LISTS_WORDS.waitsSince(since)}`}
                </span>
                <p className="wrap-anywhere text-muted">{email}</p>
              </li>
            ))}
          </Part>
          <h3 className="text-base font-semibold wrap-anywhere">
            {words.owner}: {company.known?.name ?? COMPANIES_WORDS.noOwner}
          </h3>
          {company.known && <KnownMemberFacts member={company.known} />}
        </section>
      </div>
    )}
  </DecisionSheet>
);

const newOwnerOf = (team: WholeCompany["team"]) => ({
  field: "to",
  label: COMPANIES_WORDS.newOwner,
  placeholder: COMPANIES_WORDS.chooseOwner,
  problem: COMPANY_DESK_TEXT.chooseNewOwner,
  options: team
    .filter(({ role }) => role === "manager")
    .map(({ _id, name, email }) => ({ value: _id, label: `${name} (${email})` })),
});

function ShownCompany({ company: { shown, status, createdAt } }: { company: WholeCompany }) {
  const { address } = shown;
  const lines = [address.line1, address.line2, address.locality, address.city, address.state, address.pin];
  const facts = [
    [columns.status, <CompanyState key="status" status={status} />],
    [words.legalName, shown.legalName],
    [words.industry, industryName(shown.industry)],
    [columns.gstin, shown.gstin],
    [words.phone, shown.readablePhone],
    [words.email, shown.email],
    [words.website, shown.website],
    [words.address, lines.filter(Boolean).join(", ")],
    [words.products, String(shown.products)],
    [words.followers, String(shown.followers)],
    [columns.since, dayInWords(createdAt)],
    [words.suspension, shown.suspensionReason],
  ] as const;
  return (
    <section className="grid grid-cols-1 content-start gap-5">
      <h3 className="text-base font-semibold">{words.page}</h3>
      <div className="flex items-start gap-4">
        {shown.logo && <img src={shown.logo} alt="" className="size-14 rounded-field object-cover" />}
        <div className="min-w-0">
          <p className="font-medium wrap-anywhere">{shown.name}</p>
          <Link to={`/company/${shown.slug}`} className={LINK}>
            {LISTS_WORDS.openPage}
          </Link>
        </div>
      </div>
      <Facts facts={facts} />
      <LongText label={words.about} text={shown.about} />
    </section>
  );
}
