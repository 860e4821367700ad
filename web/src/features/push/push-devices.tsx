import { dayInWords } from "@cardplaza/contract/date-words";
import { useQuery } from "@tanstack/react-query";
import { Laptop, Smartphone } from "lucide-react";
import { problemText } from "../../lib/problem-text.ts";
import { useSession } from "../../lib/session.ts";
import { Badge } from "../../ui/badge.tsx";
import { Button } from "../../ui/button.tsx";
import { ErrorState } from "../../ui/error-state.tsx";
import { FieldError } from "../../ui/fields/field-error.tsx";
import { LoadingArea, Skeleton } from "../../ui/skeleton.tsx";
import { idHere } from "./push-subscription.ts";
import { PUSH_WORDS } from "./push-words.ts";
import { DEVICES, useRemoveDevice } from "./use-push.ts";

/** The member's devices that get pushes, each with its way out. */
export function PushDevices() {
  const member = useSession().user?._id ?? "";
  const { data, isError, isFetching, refetch } = useQuery({ ...DEVICES, refetchOnMount: "always" });
  const remove = useRemoveDevice();
  if (!data)
    return isError ? (
      <ErrorState title={PUSH_WORDS.notLoaded} retrying={isFetching} onRetry={() => void refetch()} />
    ) : (
      <LoadingArea label={PUSH_WORDS.loading}>
        <Skeleton className="h-10" />
      </LoadingArea>
    );
  if (data.subscriptions.length === 0) return <p className="text-sm text-muted">{PUSH_WORDS.noDevice}</p>;
  const here = idHere(member);
  return (
    <ul className="-my-3 divide-y divide-line">
      {data.subscriptions.map(({ _id, device, createdAt, isThisDevice }) => {
        const Icon = /android|iphone|ipad|ios|mobile/i.test(device) ? Smartphone : Laptop;
        const hasFailed = remove.isError && remove.variables === _id;
        return (
          <li key={_id} className="py-3">
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
              <span className="grid size-10 shrink-0 place-items-center rounded-full bg-hover text-muted">
                <Icon aria-hidden="true" className="size-5" />
              </span>
              <div className="min-w-40 flex-1">
                <p className="flex flex-wrap items-center gap-2 text-sm font-medium">
                  {device}
                  {(isThisDevice || _id === here) && <Badge tone="positive">{PUSH_WORDS.thisDevice}</Badge>}
                </p>
                <p className="text-xs text-muted">
                  {PUSH_WORDS.since(dayInWords(new Date(createdAt), "reader"))}
                </p>
              </div>
              <Button
                size="sm"
                variant="secondary"
                aria-label={PUSH_WORDS.removeDevice(device)}
                busy={remove.isPending && remove.variables === _id}
                onClick={() => remove.mutate(_id)}
              >
                {PUSH_WORDS.remove}
              </Button>
            </div>
            <FieldError
              id={`not-removed-${_id}`}
              message={
                hasFailed ? `${PUSH_WORDS.notRemoved(device)}. ${problemText(remove.error)}` : undefined
              }
            />
          </li>
        );
      })}
    </ul>
  );
}
