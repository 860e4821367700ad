import type { Look } from "@cardplaza/contract/accounts/looks";
import { momentInWords } from "@cardplaza/contract/date-words";
import { ErrorState } from "../../../ui/error-state.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { LOOKS_WORDS } from "./looks-words.ts";
import { useLooks } from "./use-looks.ts";

/** Who of the administration looked at the account, when and why. */
export function LooksPanel() {
  const { looks, ...list } = useLooks();
  return (
    <Panel aria-labelledby="looks">
      <PanelHeader title={<span id="looks">{LOOKS_WORDS.title}</span>} description={LOOKS_WORDS.text} />
      {looks ? (
        <>
          {looks.length > 0 ? (
            <ul className="divide-y divide-line border-t border-line text-sm">
              {looks.map((look) => (
                <LookRow key={look._id} look={look} />
              ))}
            </ul>
          ) : (
            <p className="border-t border-line pt-3 text-sm text-muted">{LOOKS_WORDS.none}</p>
          )}
          <ShowMore list={list} label={LOOKS_WORDS.more} className="mt-3" />
        </>
      ) : list.isError ? (
        <ErrorState retrying={list.isFetching} onRetry={() => void list.refetch()} className="py-2" />
      ) : (
        <LoadingArea label={LOOKS_WORDS.loading}>
          <SkeletonText lines={3} />
        </LoadingArea>
      )}
    </Panel>
  );
}

function LookRow({ look: { at, role, kind, reason } }: { look: Look }) {
  return (
    <li className="flex flex-wrap justify-between gap-x-4 gap-y-1 py-3">
      <div className="min-w-0">
        <p>
          {LOOKS_WORDS.kinds[kind]} <span className="text-muted">· {LOOKS_WORDS.roles[role]}</span>
        </p>
        {reason && <p className="mt-0.5 text-muted wrap-anywhere">{LOOKS_WORDS.reason(reason)}</p>}
      </div>
      <time dateTime={at} className="text-muted tabular-nums">
        {momentInWords(at)}
      </time>
    </li>
  );
}
