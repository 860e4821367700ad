import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Search } from "lucide-react";
import { problemText } from "../../../lib/problem-text.ts";
import { Field } from "../../../ui/fields/field.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { Skeleton } from "../../../ui/skeleton.tsx";
import { PersonCheckbox } from "./person-checkbox.tsx";
import { FORWARD_WORDS } from "../words/share-words.ts";
import { type Receiver, useReceivers } from "./use-receivers.ts";

interface ReceiverListProps {
  chosen: readonly Receiver[];
  isFull: boolean;
  onToggle: (receiver: Receiver) => void;
  problem: string | undefined;
}

export function ReceiverList({ chosen, isFull, onToggle, problem }: ReceiverListProps) {
  const { search, conversations, connections, error, isFetching } = useReceivers();
  const isChosen = ({ id }: Receiver) => chosen.some((each) => each.id === id);
  const groups = [
    { title: FORWARD_WORDS.conversations, receivers: conversations ?? [] },
    { title: FORWARD_WORDS.connections, receivers: connections ?? [] },
  ];
  const isEmpty = groups.every(({ receivers }) => receivers.length === 0);
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field
        label={FORWARD_WORDS.search}
        hint={isFull ? FORWARD_WORDS.full : undefined}
        error={problem ?? (error ? problemText(error) : undefined)}
      >
        <TextField
          type="search"
          leading={<Search />}
          maxLength={SEARCH_MAX}
          autoComplete="off"
          value={search.text}
          onChange={({ target }) => search.setText(target.value)}
          // It searches; the form is sent by its button.
          onKeyDown={(event) => event.key === "Enter" && event.preventDefault()}
        />
      </Field>
      <div className="-mx-2 h-72 overflow-y-auto overscroll-contain" aria-busy={isFetching || undefined}>
        {groups.map(({ title, receivers }) =>
          receivers.length === 0 ? null : (
            <section key={title} aria-label={title}>
              <h3 className="px-2 pt-2 pb-1 text-xs font-medium text-muted">{title}</h3>
              <ul>
                {receivers.map((receiver) => (
                  <PersonCheckbox
                    key={receiver.id}
                    person={receiver}
                    note={receiver.isGroup ? FORWARD_WORDS.group : undefined}
                    checked={isChosen(receiver)}
                    disabled={isFull && !isChosen(receiver)}
                    onToggle={() => onToggle(receiver)}
                  />
                ))}
              </ul>
            </section>
          ),
        )}
        {isEmpty && isFetching && [0, 1, 2, 3].map((at) => <Skeleton key={at} className="m-2 h-10" />)}
        <p role="status" className="p-2 text-sm text-muted empty:hidden">
          {isEmpty && !isFetching && !error && FORWARD_WORDS.nobody}
        </p>
      </div>
    </div>
  );
}
