import type { ShareType } from "@cardplaza/contract/messages/message-words";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Search } from "lucide-react";
import { useId } from "react";
import { useSession } from "../../../lib/session.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { SHARE_WORDS } from "../words/share-words.ts";
import type { ShareItem } from "./share-item.ts";
import { ShareRow } from "./share-row.tsx";
import { findToShare } from "./share-sources.ts";

interface ShareListProps {
  type: ShareType;
  chosen: ShareItem | null;
  onChoose: (item: ShareItem) => void;
}

/** A search, and what it found: the member's own first. */
export function ShareList({ type, chosen, onChoose }: ShareListProps) {
  const name = useId();
  const { user } = useSession();
  const { text, setText, q } = useTypedSearch();
  const ownId = user?._id ?? "";
  const { data, isError, isFetching, refetch } = useQuery({
    queryKey: ["to share", type, q, ownId],
    queryFn: () => findToShare(type, q, ownId),
    staleTime: 60_000,
    placeholderData: keepPreviousData,
  });
  return (
    <div className="grid grid-cols-1 gap-3">
      <TextField
        type="search"
        aria-label={SHARE_WORDS.search[type]}
        placeholder={SHARE_WORDS.search[type]}
        leading={<Search />}
        maxLength={SEARCH_MAX}
        autoComplete="off"
        value={text}
        onChange={({ target }) => setText(target.value)}
        // It searches; the form is sent by its button.
        onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
      />
      {isError ? (
        <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
      ) : (
        <div className="-mx-2 h-72 overflow-y-auto overscroll-contain" aria-busy={isFetching || undefined}>
          <fieldset>
            <legend className="sr-only">{SHARE_WORDS.found}</legend>
            {data?.map((item) => (
              <ShareRow
                key={item.id}
                name={name}
                item={item}
                checked={chosen?.id === item.id}
                onChoose={() => onChoose(item)}
              />
            ))}
          </fieldset>
          {!data && [0, 1, 2, 3].map((at) => <Skeleton key={at} className="m-2 h-12" />)}
          <p role="status" className="p-2 text-sm text-muted empty:hidden">
            {data?.length === 0 && !isFetching && (q ? SHARE_WORDS.nothing(q) : SHARE_WORDS.none[type])}
          </p>
        </div>
      )}
    </div>
  );
}
