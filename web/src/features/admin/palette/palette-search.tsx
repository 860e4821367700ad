import type { Api } from "@cardplaza/contract/api";
import { ADMIN_SEARCH_MAX, ADMIN_SEARCH_MIN } from "@cardplaza/contract/admin/admin-search-words";
import type { Answered } from "@cardplaza/contract/endpoint";
import { Search } from "lucide-react";
import { type KeyboardEvent, useId, useRef } from "react";
import { Link } from "react-router";
import { problemText } from "../../../lib/problem-text.ts";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { PALETTE_WORDS as words } from "./palette-words.ts";
import { useAdminSearch } from "./use-admin-search.ts";

type Group = Answered<Api["GET /api/admin/search"]>["groups"][number];

export interface PaletteSearchProps {
  /** Whether there is a screen at this address that the administrator may use. */
  hasScreen: (path: string) => boolean;
  onDone: () => void;
}

/** Finds while one types; the arrow keys go through what was found. */
export function PaletteSearch({ hasScreen, onDone }: PaletteSearchProps) {
  const { text, setText, q } = useTypedSearch();
  const { data: groups, isError, error, isFetching, refetch } = useAdminSearch(q);
  const frame = useRef<HTMLDivElement>(null);
  const isLongEnough = q.length >= ADMIN_SEARCH_MIN;
  const found = isLongEnough ? (groups ?? []) : [];
  const count = found.reduce((sum, { items }) => sum + items.length, 0);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const stops = [...(frame.current?.querySelectorAll<HTMLElement>("input, a") ?? [])];
    // Enter in the field opens the first.
    if (event.key === "Enter" && event.target instanceof HTMLInputElement) return stops[1]?.click();
    if (!step) return;
    event.preventDefault();
    const at = stops.indexOf(document.activeElement as HTMLElement);
    stops[(at + step + stops.length) % stops.length]?.focus();
  };
  return (
    // The keys are those of the field and the links inside.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div ref={frame} onKeyDown={move} className="grid grid-cols-1 gap-4">
      <Field label={words.label} hint={words.hint}>
        <TextField
          type="search"
          leading={<Search />}
          maxLength={ADMIN_SEARCH_MAX}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <p role="status" className="min-h-5 text-sm text-muted">
        {isLongEnough && groups && !isFetching && (count > 0 ? words.count(count) : words.none(q))}
      </p>
      {isError && isLongEnough && (
        <ErrorState
          title={words.failed}
          text={problemText(error)}
          retrying={isFetching}
          onRetry={() => void refetch()}
        />
      )}
      {found.map((group) => (
        <FoundGroup key={group.kind} group={group} hasScreen={hasScreen} onDone={onDone} />
      ))}
    </div>
  );
}

const ROW = "block rounded-field px-3 py-2 text-sm";

function FoundGroup({ group, hasScreen, onDone }: PaletteSearchProps & { group: Group }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="px-3 text-xs font-medium text-muted">
        {words.kinds[group.kind]}
      </h3>
      <ul className="mt-1">
        {group.items.map(({ _id, title, detail, path }) => (
          <li key={_id}>
            {hasScreen(path) ? (
              <Link to={path} onClick={onDone} className={`${ROW} hover:bg-hover focus:bg-hover`}>
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-xs wrap-anywhere text-muted">{detail}</span>
              </Link>
            ) : (
              <div className={ROW}>
                <span className="block font-medium wrap-anywhere">{title}</span>
                <span className="block text-xs wrap-anywhere text-muted">
                  {[detail, words.noScreen].filter(Boolean).join(" · ")}
                </span>
              </div>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
