import type { CompanyCase } from "@cardplaza/contract/companies/companies";
import {
  COMPANY_FILTERS,
  COMPANY_QUERY_MAX,
  COMPANY_QUERY_MIN,
} from "@cardplaza/contract/companies/company-desk-words";
import { dayInWords } from "@cardplaza/contract/date-words";
import { api } from "../../../lib/api.ts";
import type { Column } from "../../../ui/lists/data-table.tsx";
import { ListScreen } from "../lists/list-screen.tsx";
import { OpenButton } from "../lists/open-button.tsx";
import { useAdminList } from "../lists/use-admin-list.ts";
import { COMPANIES_WORDS as words } from "./companies-words.ts";
import { CompanyState } from "./company-state.tsx";
import { CompanySheet } from "./company-sheet.tsx";

const STATUSES = COMPANY_FILTERS.map((value) => ({ value, label: words.statuses[value] }));

export function CompaniesTab() {
  const list = useAdminList({
    key: "GET /api/admin/companies",
    statuses: COMPANY_FILTERS,
    queryMin: COMPANY_QUERY_MIN,
    read: (query) => api["GET /api/admin/companies"]({ query }),
  });
  return (
    <>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={COMPANY_QUERY_MAX}
        columns={columnsWith(list.open)}
      />
      {list.openId && <CompanySheet key={list.openId} id={list.openId} onClose={list.close} />}
    </>
  );
}

const columnsWith = (onOpen: (id: string) => void): Column<CompanyCase>[] => [
  {
    id: "name",
    header: words.columns.name,
    onCard: "title",
    cell: ({ name, city }) => (
      <>
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-xs text-muted">{city}</p>
      </>
    ),
  },
  {
    id: "owner",
    header: words.columns.owner,
    cell: ({ owner }) => <span className="wrap-anywhere">{owner?.name ?? words.noOwner}</span>,
  },
  { id: "gstin", header: words.columns.gstin, cell: ({ gstin }) => gstin || words.noGstin },
  { id: "status", header: words.columns.status, cell: ({ status }) => <CompanyState status={status} /> },
  { id: "since", header: words.columns.since, cell: ({ createdAt }) => dayInWords(createdAt) },
  {
    id: "actions",
    header: words.columns.actions,
    onCard: "actions",
    cell: ({ _id, name }) => <OpenButton name={name} onOpen={() => onOpen(_id)} />,
  },
];
