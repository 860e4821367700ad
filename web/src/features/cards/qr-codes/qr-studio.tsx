import type { Card } from "@cardplaza/contract/cards/cards";
import { ArrowLeft, Plus } from "lucide-react";
import { useState } from "react";
import { Link } from "react-router";
import { withParams } from "../../../lib/address/with-params.ts";
import { useAddressParams } from "../../../lib/address/use-address-params.ts";
import { Button } from "../../../ui/button.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useBringIntoSight } from "../../../ui/use-bring-into-sight.ts";
import { CodeEditor } from "./code-editor.tsx";
import { CodeList } from "./code-list.tsx";
import { CodeStats } from "./code-stats.tsx";
import { useQrCodes } from "./use-qr-codes.ts";

/** A card's QR codes, and the editor of one of them (`?code=`). */
export function QrStudio({ card }: { card: Card }) {
  const [search, change] = useAddressParams();
  const { data: codes, namesTargetUntil, isError, isFetching, refetch } = useQrCodes(card._id);
  const open = search.get("code");
  const [made, setMade] = useState<string>();
  const editor = useBringIntoSight<HTMLDivElement>(open === "new");
  const pathOf = (code: string | null) => `?${withParams(search, { code })}`;
  if (!codes) {
    return isError ? (
      <ErrorState title="Your QR codes did not load" retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingArea label="Loading your QR codes" className="grid gap-3">
        {[1, 2, 3].map((row) => (
          <Skeleton key={row} className="h-24 rounded-card" />
        ))}
      </LoadingArea>
    );
  }
  const edited = codes.find(({ _id }) => _id === open);
  if (open === "new" || edited) {
    return (
      <div ref={editor} tabIndex={-1} className="grid min-w-0 gap-6 outline-none">
        <div>
          <Button asChild variant="secondary" size="sm">
            <Link to={pathOf(null)} preventScrollReset>
              <ArrowLeft /> All QR codes
            </Link>
          </Button>
        </div>
        <CodeEditor
          key={open}
          card={card}
          code={edited ?? null}
          namesTargetUntil={namesTargetUntil}
          isNew={edited !== undefined && made === open}
          onMade={(id) => {
            setMade(id);
            change({ code: id });
          }}
        />
        {edited && <CodeStats id={edited._id} />}
      </div>
    );
  }
  const create = (
    <Button asChild>
      <Link to={pathOf("new")}>
        <Plus /> New QR code
      </Link>
    </Button>
  );
  if (codes.length === 0) {
    return (
      <Panel>
        <EmptyState
          drawing="cards"
          title="No QR codes yet"
          text="Print a code once and change where it leads as often as you like."
          action={create}
        />
      </Panel>
    );
  }
  return (
    <div className="grid min-w-0 gap-4">
      <div className="flex justify-end">{create}</div>
      <CodeList codes={codes} pathOf={pathOf} />
    </div>
  );
}
