import { CLAIM_FILTERS, CLAIM_QUERY_MAX } from "@cardplaza/contract/directory/claims/claim-desk-words";
import { cn } from "../../../ui/class-names.ts";
import { PAGE_WIDTH } from "../../../ui/page-width.ts";
import { ListScreen } from "../lists/list-screen.tsx";
import { claimColumns } from "./claim-columns.tsx";
import { ClaimSheet } from "./claim-sheet.tsx";
import { CLAIMS_WORDS as words } from "./claims-words.ts";
import { useClaims } from "./use-claims.ts";

const STATUSES = CLAIM_FILTERS.map((value) => ({ value, label: words.statuses[value] }));

export function ClaimsPage() {
  const list = useClaims();
  return (
    <div className={cn(PAGE_WIDTH, "grid grid-cols-1 gap-6 py-8 sm:py-10")}>
      <h1 className="text-2xl">{words.title}</h1>
      <ListScreen
        list={list}
        words={words}
        statuses={STATUSES}
        queryMax={CLAIM_QUERY_MAX}
        columns={claimColumns(list.open)}
      />
      {list.openId && <ClaimSheet key={list.openId} id={list.openId} onClose={list.close} />}
    </div>
  );
}
