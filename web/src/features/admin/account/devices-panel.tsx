import type { AdminDevice } from "@cardplaza/contract/admin/admin-sign-in";
import { momentInWords } from "@cardplaza/contract/date-words";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { DEVICES_WORDS } from "../admin-words.ts";
import { useAdminDevices, useEndDevices } from "./use-admin-devices.ts";

/** The administrator's own sessions, this one first. */
export function DevicesPanel() {
  const { data, isError, isFetching, refetch } = useAdminDevices();
  const end = useEndDevices();
  const hasOthers = data?.sessions.some(({ current }) => !current);
  return (
    <Panel aria-labelledby="devices">
      <PanelHeader
        title={<span id="devices">{DEVICES_WORDS.title}</span>}
        description={DEVICES_WORDS.intro}
        actions={
          hasOthers && (
            <Button
              size="sm"
              variant="secondary"
              busy={end.isPending && end.variables === "others"}
              onClick={() => end.mutate("others")}
            >
              {DEVICES_WORDS.endOthers}
            </Button>
          )
        }
      />
      {data ? (
        <Devices devices={data.sessions} end={end} />
      ) : isError ? (
        <ErrorState title={DEVICES_WORDS.failed} retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingArea label={DEVICES_WORDS.loading} className="grid grid-cols-1 gap-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </LoadingArea>
      )}
    </Panel>
  );
}

function Devices({ devices, end }: { devices: AdminDevice[]; end: ReturnType<typeof useEndDevices> }) {
  const inOrder = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <ul className="-my-4 divide-y divide-line">
      {inOrder.map(({ _id, device, address, current, lastUsedAt, createdAt }) => {
        const name = device || DEVICES_WORDS.unknown;
        return (
          <li key={_id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
            <div className="min-w-40 flex-1">
              <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                {name}
                {current && <Badge tone="positive">{DEVICES_WORDS.thisOne}</Badge>}
              </p>
              <p className="text-xs break-words text-muted">
                {[
                  address,
                  DEVICES_WORDS.used(momentInWords(lastUsedAt)),
                  DEVICES_WORDS.since(momentInWords(createdAt)),
                ]
                  .filter(Boolean)
                  .join(" · ")}
              </p>
            </div>
            {!current && (
              <Button
                size="sm"
                variant="secondary"
                aria-label={DEVICES_WORDS.endOf(name)}
                busy={end.isPending && end.variables === _id}
                onClick={() => end.mutate(_id)}
              >
                {DEVICES_WORDS.end}
              </Button>
            )}
          </li>
        );
      })}
    </ul>
  );
}
