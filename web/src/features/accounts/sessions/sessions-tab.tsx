import type { Device } from "@cardplaza/contract/accounts/accounts";
import { momentInWords } from "@cardplaza/contract/date-words";
import { Laptop, Smartphone } from "lucide-react";
import { Badge } from "../../../ui/badge.tsx";
import { Button } from "../../../ui/button.tsx";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, Skeleton } from "../../../ui/skeleton.tsx";
import { useSessions, useSignOutThere } from "./use-sessions.ts";

/** The devices that are signed in, this one first. */
export function SessionsTab() {
  const { data, isError, isFetching, refetch } = useSessions();
  return (
    <Panel aria-labelledby="sessions">
      <PanelHeader
        title={<span id="sessions">Signed-in devices</span>}
        description="If you do not recognise one, sign it out and change your password."
      />
      {data ? (
        <Devices devices={data.sessions} />
      ) : isError ? (
        <ErrorState title="Your devices did not load" retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <LoadingArea label="Loading your devices" className="grid grid-cols-1 gap-5">
          <Skeleton className="h-10" />
          <Skeleton className="h-10" />
        </LoadingArea>
      )}
    </Panel>
  );
}

function Devices({ devices }: { devices: Device[] }) {
  const signOut = useSignOutThere();
  const inOrder = devices.toSorted((a, b) => Number(b.current) - Number(a.current));
  return (
    <ul className="-my-4 divide-y divide-line">
      {inOrder.map((each) => (
        <li key={each._id} className="flex flex-wrap items-center gap-x-4 gap-y-3 py-4">
          <DeviceIcon device={each.device} />
          <div className="min-w-40 flex-1">
            <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
              {each.device}
              {each.current && <Badge tone="positive">This device</Badge>}
            </p>
            <p className="text-xs text-muted">
              Last used {momentInWords(each.lastUsedAt)} · signed in {momentInWords(each.createdAt)}
            </p>
          </div>
          {!each.current && (
            <Button
              size="sm"
              variant="secondary"
              aria-label={`Sign out there: ${each.device}`}
              busy={signOut.isPending && signOut.variables === each._id}
              onClick={() => signOut.mutate(each._id)}
            >
              Sign out there
            </Button>
          )}
        </li>
      ))}
    </ul>
  );
}

function DeviceIcon({ device }: { device: string }) {
  const Icon = /android|iphone|ipad|ios|mobile/i.test(device) ? Smartphone : Laptop;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-full bg-hover text-muted">
      <Icon aria-hidden="true" className="size-5" />
    </span>
  );
}
