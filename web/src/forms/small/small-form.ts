import { ApiError } from "../../lib/api.ts";
import { problemText } from "../../lib/problem-text.ts";
import type { StoredKey } from "../../lib/storage/stored-keys.ts";
import { tabValue } from "../../lib/storage/stored-value.ts";
import { refusedFields } from "../saving/refused-fields.ts";

export type FieldName<Values> = keyof Values & string;
export type Problems<Values> = Partial<Record<FieldName<Values>, string>>;

/** What is wrong with each field. Anything but a text says that it is right. */
type Verdicts<Values> = { [Name in FieldName<Values>]?: string | boolean | undefined };

export interface SmallFormOptions<Values extends object> {
  /** What the fields say before anything is typed; may arrive late, such as the member's name. */
  begin: Values;
  check?: ((values: Values) => Verdicts<Values>) | undefined;
  /** Fields that the server calls otherwise: `{ budgetPaise: "budget" }`. */
  named?: Readonly<Record<string, FieldName<Values>>> | undefined;
  /** The field that also shows what is wrong with the whole. */
  problemAt?: FieldName<Values> | undefined;
  /** What the server refuses is cleared, such as a wrong code. What never reached it can be sent again. */
  clearsRefused?: boolean | undefined;
}

export interface Sending<Values, Result> {
  /** The key stays the same while the values do: sent twice, it happens once. */
  send: (values: Values, key: string) => Promise<Result>;
  /** Not called if the form is gone by then: what has to happen anyway belongs to `send`. */
  onSent?: ((result: Result, values: Values) => void) | undefined;
}

export interface SmallFormState<Values> {
  /** What differs from the beginning. */
  typed: Partial<Values>;
  problems: Problems<Values>;
  /** What is wrong with the whole. */
  problem: string | undefined;
  error: unknown;
  isSending: boolean;
  /** How often it was refused: each time leads to the first wrong field. */
  refusals: number;
}

const NOTHING_WRONG = { problems: {}, problem: undefined, error: null };

/** The state of a small form, apart from React. With `keptAs`, what is typed stays in the tab until it is sent. */
export function createSmallForm<Values extends object>(keptAs?: StoredKey) {
  const kept = keptAs === undefined ? null : tabValue<Partial<Values>>(keptAs);
  const listeners = new Set<() => void>();
  let state: SmallFormState<Values> = {
    typed: kept?.read() ?? {},
    ...NOTHING_WRONG,
    isSending: false,
    refusals: 0,
  };
  let key = crypto.randomUUID();
  let isShown = false;

  function set(part: Partial<SmallFormState<Values>>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }
  function setTyped(typed: Partial<Values>, part: Partial<SmallFormState<Values>> = {}) {
    key = crypto.randomUUID();
    if (Object.keys(typed).length > 0) kept?.save(typed);
    else kept?.drop();
    set({ typed, ...part });
  }
  const refuse = (part: Partial<SmallFormState<Values>>) =>
    set({ ...NOTHING_WRONG, ...part, isSending: false, refusals: state.refusals + 1 });

  return {
    read: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** While it is on the screen. */
    show() {
      isShown = true;
      return () => {
        isShown = false;
      };
    },
    change(part: Partial<Values>, { begin }: SmallFormOptions<Values>) {
      const typed = differing({ ...state.typed, ...part }, begin);
      setTyped(typed, { ...NOTHING_WRONG, problems: without(state.problems, Object.keys(part)) });
    },
    /** Back to the beginning. */
    reset: () => setTyped({}, NOTHING_WRONG),
    /** `once` counts for this time only, such as "send anyway". */
    async submit<Result>(
      options: SmallFormOptions<Values>,
      { send, onSent }: Sending<Values, Result>,
      once: Partial<Values> = {},
    ) {
      if (state.isSending) return;
      const { typed } = state;
      const values = { ...options.begin, ...typed, ...once };
      const problems = found(options.check?.(values));
      if (Object.keys(problems).length > 0) return refuse({ problems });
      set({ ...NOTHING_WRONG, isSending: true });
      try {
        const result = await send(values, key);
        if (isShown) onSent?.(result, values);
        // What was typed meanwhile is not sent yet.
        setTyped(state.typed === typed ? {} : state.typed, { isSending: false });
      } catch (error) {
        if (options.clearsRefused && error instanceof ApiError) setTyped({});
        refuse({ error, ...shownAt(error, values, options) });
      }
    },
  };
}

/** Where a refusal is shown: at the fields that it names, or as a sentence about the whole. */
function shownAt<Values extends object>(
  error: unknown,
  values: Values,
  { named = {}, problemAt }: SmallFormOptions<Values>,
): Pick<SmallFormState<Values>, "problems" | "problem"> {
  const refused = Object.entries(refusedFields(error)).map(([path, text]) => {
    // `tags.2` is the third of the tags.
    const [first = path] = path.split(".");
    return { field: (named[path] ?? named[first] ?? first) as FieldName<Values>, text };
  });
  const isShown = refused.length > 0 && refused.every(({ field }) => field in values);
  const problems = Object.fromEntries(refused.map(({ field, text }) => [field, text])) as Problems<Values>;
  const problem = isShown ? undefined : problemText(error);
  if (problem === undefined || problemAt === undefined) return { problems, problem };
  return { problems: { [problemAt]: problem, ...problems }, problem: undefined };
}

const differing = <Values extends object>(typed: Partial<Values>, begin: Values) =>
  Object.fromEntries(
    Object.entries(typed).filter(([name, value]) => value !== begin[name as keyof Values]),
  ) as Partial<Values>;

const without = <Values>(problems: Problems<Values>, names: string[]) =>
  Object.fromEntries(Object.entries(problems).filter(([name]) => !names.includes(name))) as Problems<Values>;

const found = <Values>(verdicts: Verdicts<Values> = {}) =>
  Object.fromEntries(
    Object.entries(verdicts).filter(([, verdict]) => typeof verdict === "string" && verdict !== ""),
  ) as Problems<Values>;
