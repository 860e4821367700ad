import { type ChangeEvent, type FormEvent, useEffect, useState, useSyncExternalStore } from "react";
import type { StoredKey } from "../../lib/storage/stored-keys.ts";
import { useShowTrouble } from "../../ui/use-show-trouble.ts";
import { createSmallForm, type FieldName, type Sending, type SmallFormOptions } from "./small-form.ts";

type NamesOf<Values, Value> = {
  [Name in FieldName<Values>]: Values[Name] extends Value ? Name : never;
}[FieldName<Values>];

interface Options<Values extends object, Result> extends SmallFormOptions<Values>, Sending<Values, Result> {
  /** Keeps what is typed in this tab under this key until it is sent. */
  keptAs?: StoredKey;
}

/** What `SmallFormDialog` needs of a form. */
export type SmallFormFrame = Pick<
  ReturnType<typeof useSmallForm<object, unknown>>,
  "props" | "isSending" | "problem"
>;

/**
 * A form of a few fields: checked when it is sent, sent once however often it is pressed, refusals at their fields
 * with the focus on the first. What is typed stays until it has been sent.
 */
export function useSmallForm<Values extends object, Result>(options: Options<Values, Result>) {
  const [form] = useState(() => createSmallForm<Values>(options.keptAs));
  const state = useSyncExternalStore(form.subscribe, form.read, form.read);
  const ref = useShowTrouble(state.refusals);
  useEffect(() => form.show(), [form]);

  const values: Values = { ...options.begin, ...state.typed };
  const change = (part: Partial<Values>) => form.change(part, options);
  const submit = (once?: Partial<Values>) => void form.submit(options, options, once);
  return {
    values,
    change,
    submit,
    reset: form.reset,
    problems: state.problems,
    problem: state.problem,
    error: state.error,
    isSending: state.isSending,
    isChanged: Object.keys(state.typed).length > 0,
    /** For a text field, a text area or a select. */
    text: <Name extends NamesOf<Values, string>>(name: Name) => ({
      value: values[name] as Values[Name] & string,
      onChange: ({ target }: ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) =>
        change({ [name]: target.value } as Partial<Values>),
    }),
    /** For a checkbox or a switch. */
    checked: (name: NamesOf<Values, boolean>) => ({
      checked: values[name] as boolean,
      onChange: ({ target }: ChangeEvent<HTMLInputElement>) =>
        change({ [name]: target.checked } as unknown as Partial<Values>),
    }),
    /** For the form itself. */
    props: {
      ref,
      noValidate: true,
      onSubmit(event: FormEvent) {
        event.preventDefault();
        // A dialog's form bubbles to the form around it, as React sees it.
        event.stopPropagation();
        submit();
      },
    },
  };
}
