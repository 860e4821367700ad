import { POLL_DAYS, POLL_OPTION_MAX, POLL_OPTIONS, POST_TEXT } from "@cardplaza/contract/connect/post-words";
import { Plus, Trash2 } from "lucide-react";
import { useEffect, useRef } from "react";
import { Button } from "../../../ui/button.tsx";
import { Field } from "../../../ui/fields/field.tsx";
import { FieldError } from "../../../ui/fields/field-error.tsx";
import { Select } from "../../../ui/fields/select.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import type { PollValues } from "./post-values.ts";

interface PollEditorProps {
  poll: PollValues;
  onPoll: (poll: PollValues | null) => void;
  /** Somebody has voted. */
  isLocked: boolean;
  problem: string | undefined;
}

const DAYS = Array.from({ length: POLL_DAYS[1] - POLL_DAYS[0] + 1 }, (_, at) => at + POLL_DAYS[0]);

/** Two to four options, and for how many days one can vote. */
export function PollEditor({ poll, onPoll, isLocked, problem }: PollEditorProps) {
  const list = useRef<HTMLUListElement>(null);
  const editor = useRef<HTMLFieldSetElement>(null);
  // It appears below the text, on a phone behind the bar at the foot.
  useEffect(() => editor.current?.scrollIntoView({ block: "nearest" }), []);
  const setOption = (at: number, text: string) =>
    onPoll({ ...poll, options: poll.options.map((option, place) => (place === at ? text : option)) });
  const isWrong = (option: string, at: number) =>
    problem !== undefined &&
    (option.trim() === "" || (at === poll.options.length - 1 && poll.options.every((each) => each.trim())));
  if (isLocked) return <p className="text-sm text-muted">{POST_TEXT.pollLocked}</p>;
  return (
    <fieldset ref={editor} className="min-w-0 scroll-mb-32 rounded-field border border-line p-3.5">
      <legend className="sr-only">Poll</legend>
      <ul ref={list} className="grid grid-cols-1 gap-2">
        {poll.options.map((option, at) => (
          <li key={at} className="flex items-center gap-2">
            <div className="min-w-0 flex-1">
              <TextField
                aria-label={`Option ${at + 1}`}
                placeholder={`Option ${at + 1}`}
                aria-invalid={isWrong(option, at) || undefined}
                aria-describedby={isWrong(option, at) ? "post-poll-error" : undefined}
                maxLength={POLL_OPTION_MAX}
                value={option}
                onChange={({ target }) => setOption(at, target.value)}
              />
            </div>
            {poll.options.length > POLL_OPTIONS[0] && (
              <Button
                variant="ghost"
                size="icon"
                aria-label={`Remove option ${at + 1}`}
                onClick={() => {
                  onPoll({ ...poll, options: poll.options.filter((_, place) => place !== at) });
                  list.current?.querySelector<HTMLElement>("input")?.focus();
                }}
              >
                <Trash2 />
              </Button>
            )}
          </li>
        ))}
      </ul>
      <div className="mt-1">
        <FieldError id="post-poll-error" message={problem} />
      </div>
      <div className="mt-2 flex flex-wrap items-end justify-between gap-3">
        <Field label="Ends after" className="w-36">
          <Select
            value={String(poll.days)}
            options={DAYS.map((days) => ({
              value: String(days),
              label: days === 1 ? "1 day" : `${days} days`,
            }))}
            onChange={({ target }) => onPoll({ ...poll, days: Number(target.value) })}
          />
        </Field>
        <div className="flex flex-wrap gap-2">
          {poll.options.length < POLL_OPTIONS[1] && (
            <Button
              variant="secondary"
              size="sm"
              onClick={() => {
                onPoll({ ...poll, options: [...poll.options, ""] });
                requestAnimationFrame(() =>
                  list.current?.querySelector<HTMLElement>("li:last-child input")?.focus(),
                );
              }}
            >
              <Plus /> Add option
            </Button>
          )}
          <Button variant="ghost" size="sm" onClick={() => onPoll(null)}>
            Remove poll
          </Button>
        </div>
      </div>
    </fieldset>
  );
}
