import { MAX_MENTIONS } from "@cardplaza/contract/connect/post-words";
import type { Person } from "@cardplaza/contract/people/person";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import {
  type ComponentProps,
  type KeyboardEvent,
  type RefObject,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from "react";
import { Avatar } from "../../../ui/avatar.tsx";
import { cn } from "../../../ui/class-names.ts";
import { TextArea } from "../../../ui/fields/text-area.tsx";
import { lookedFor, rewritten, withMention, type WrittenText } from "./mention-places.ts";
import { usePeople } from "./use-people.ts";

type MentionFieldProps = Omit<ComponentProps<"textarea">, "value" | "onChange" | "ref"> & {
  text: WrittenText;
  onText: (text: WrittenText) => void;
  area: RefObject<HTMLTextAreaElement | null>;
};

/** A text in which "@" offers members to name. */
export function MentionField({ text, onText, area, onKeyDown, onBlur, ...rest }: MentionFieldProps) {
  const listId = useId();
  const [caret, setCaret] = useState<number | null>(null);
  const [active, setActive] = useState(0);
  const nextCaret = useRef<number | null>(null);
  const isFull = text.mentions.length >= MAX_MENTIONS;
  const looking = caret === null || isFull ? null : lookedFor(text, caret);
  const people = usePeople(looking?.q ?? null);
  const isOpen = looking !== null && people.length > 0;
  const chosen = people[Math.min(active, people.length - 1)];

  useLayoutEffect(() => {
    if (nextCaret.current === null) return;
    area.current?.setSelectionRange(nextCaret.current, nextCaret.current);
    nextCaret.current = null;
  });

  function take(person: Person) {
    if (!looking || caret === null) return;
    const taken = withMention(text, { start: looking.start, caret, person });
    nextCaret.current = taken.caret;
    setCaret(null);
    onText(taken.text);
  }

  function choose(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isOpen || event.nativeEvent.isComposing) return onKeyDown?.(event);
    const step = event.key === "ArrowDown" ? 1 : event.key === "ArrowUp" ? -1 : 0;
    if (step !== 0) setActive((at) => (at + step + people.length) % people.length);
    else if ((event.key === "Enter" || event.key === "Tab") && chosen) take(chosen);
    else if (event.key === "Escape") setCaret(null);
    else return onKeyDown?.(event);
    event.preventDefault();
    // Only the list closes, not a sheet around it.
    event.stopPropagation();
  }

  return (
    <div className="relative min-w-0">
      <TextArea
        {...rest}
        ref={area}
        value={text.body}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={listId}
        aria-activedescendant={isOpen && chosen ? `${listId}-${chosen._id}` : undefined}
        onChange={({ target }) => {
          setActive(0);
          setCaret(target.selectionEnd);
          onText(rewritten(text, target.value, target.selectionEnd));
        }}
        onSelect={({ currentTarget }) => {
          // Only what is being typed is looked for, not what one walks over with the arrows.
          if (caret !== null && currentTarget.selectionEnd !== caret) setCaret(null);
        }}
        onKeyDown={choose}
        onBlur={(event) => {
          setCaret(null);
          onBlur?.(event);
        }}
      />
      {/* A text of several lines has no state for an open list, so that it is open is read out. */}
      <p role="status" className="sr-only">
        {isOpen &&
          `${people.length === 1 ? "1 member" : `${people.length} members`}. Choose with the arrows.`}
      </p>
      <div
        id={listId}
        role="listbox"
        aria-label="Members"
        hidden={!isOpen}
        className="absolute top-full right-0 left-0 z-30 mt-1.5 max-h-72 max-w-96 overflow-y-auto rounded-card border border-line bg-raised p-1.5 shadow-float"
      >
        {people.map((person) => (
          <button
            key={person._id}
            id={`${listId}-${person._id}`}
            type="button"
            role="option"
            tabIndex={-1}
            aria-selected={person === chosen}
            // The field keeps the focus, so that it does not lose the list before the click arrives.
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => take(person)}
            className={cn(
              "flex min-h-11 w-full cursor-default items-center gap-3 rounded-lg px-2.5 py-1.5 text-left text-sm select-none hover:bg-hover",
              person === chosen && "bg-hover",
            )}
          >
            <Avatar
              name={person.name}
              src={person.profile_image && pictureUrl(person.profile_image, 96)}
              size="sm"
              decorative
            />
            <span className="min-w-0 flex-1">
              <span className="block truncate font-medium">{person.name}</span>
              {(person.headline || person.city) && (
                <span className="block truncate text-xs text-muted">{person.headline || person.city}</span>
              )}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
