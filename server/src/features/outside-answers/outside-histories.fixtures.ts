import fc from "fast-check";
import { stoppedAt, type AskedClaim } from "@cardplaza/contract/outside-answers/outside-answer-rules";
import { HOUR_MS } from "@cardplaza/contract/time";

/** One act in the life of an inbox. `which` counts the records back from the newest. */
export type Step =
  | { act: "arrive" }
  | { act: "wait"; hours: number }
  | { act: "reply"; which: number }
  | { act: "claim"; which: number }
  | { act: "say"; which: number; yes: boolean };

const which = fc.nat(24);

/** Histories in which hours are as good as days: `hours` is the longest wait between two acts. */
export const histories = (hours: number): fc.Arbitrary<Step[]> =>
  fc.array(
    fc.oneof(
      { weight: 4, arbitrary: fc.constant<Step>({ act: "arrive" }) },
      { weight: 3, arbitrary: fc.record({ act: fc.constant("wait" as const), hours: fc.nat(hours) }) },
      { weight: 2, arbitrary: fc.record({ act: fc.constant("reply" as const), which }) },
      { weight: 4, arbitrary: fc.record({ act: fc.constant("claim" as const), which }) },
      {
        weight: 2,
        arbitrary: fc.record({ act: fc.constant("say" as const), which, yes: fc.boolean() }),
      },
    ),
    { minLength: 30, maxLength: 150 },
  );

export interface Lived {
  arrivedAt: Date;
  answeredAt: Date | null;
  outside?: AskedClaim;
}

const START = Date.parse("2026-03-02T04:30:00Z");

/** Plays a history with the rules of the product. The newest record is the first, as it is read. */
export const live = (steps: readonly Step[]): Inbox =>
  steps.reduce((inbox, step) => take(step, inbox), { records: [], now: new Date(START) } as Inbox);

/** The inbox at each claim: without it, and with it, at the same time. */
export function claimsIn(steps: readonly Step[]): { without: Inbox; made: Inbox }[] {
  let inbox = live([]);
  return steps.flatMap((step) => {
    const { records } = inbox;
    inbox = take(step, inbox);
    return step.act === "claim" ? [{ without: { records, now: inbox.now }, made: inbox }] : [];
  });
}

export interface Inbox {
  records: readonly Lived[];
  now: Date;
}

function take(step: Step, { records, now }: Inbox): Inbox {
  if (step.act === "wait") return { records, now: new Date(now.getTime() + step.hours * HOUR_MS) };
  // Two acts are never at the same millisecond.
  const at = new Date(now.getTime() + 1000);
  if (step.act === "arrive") return { records: [{ arrivedAt: at, answeredAt: null }, ...records], now: at };
  const changed = records.map((record, index) => (index === step.which ? change(step, record, at) : record));
  return { records: changed, now: at };
}

function change(step: Step, record: Lived, at: Date): Lived {
  const { outside, answeredAt } = record;
  if (step.act === "reply") return { ...record, answeredAt: answeredAt ?? at };
  if (step.act === "claim")
    return outside ? record : { ...record, outside: { status: "claimed", claimedAt: at } };
  if (step.act !== "say" || outside?.status !== "claimed") return record;
  const status = step.yes ? "confirmed" : "denied";
  return {
    ...record,
    outside: { ...outside, status },
    answeredAt: step.yes ? stoppedAt(answeredAt, outside.claimedAt) : answeredAt,
  };
}

/** The same inbox, had nobody claimed what these statuses name. Only what nobody confirmed can be taken away. */
export const without = (records: readonly Lived[], statuses: readonly AskedClaim["status"][]): Lived[] =>
  records.map(({ outside, ...record }) =>
    outside && !statuses.includes(outside.status) ? { ...record, outside } : record,
  );

/** What the model of a test counts, in words of its own. */
export interface Tally {
  answered: number;
  missed: number;
  yes: number;
  no: number;
  /** Of the missed: claimed in time, and the other side is silent. */
  silent: number;
}

/** A silence is forgiven once for each yes, less each no. */
export function modelPercent({ answered, missed, yes, no, silent }: Tally): number {
  let forgiven = 0;
  while (forgiven < silent && forgiven < yes - no) forgiven += 1;
  const counted = answered + missed - forgiven;
  return counted === 0 ? 0 : Math.round((100 * answered) / counted);
}

export const tally = (window: readonly Lived[], missedAt: (record: Lived) => Date): Tally => {
  const counts: Tally = { answered: 0, missed: 0, yes: 0, no: 0, silent: 0 };
  for (const record of window) {
    const { answeredAt, outside } = record;
    counts[answeredAt ? "answered" : "missed"] += 1;
    if (outside?.status === "confirmed") counts.yes += 1;
    if (outside?.status === "denied") counts.no += 1;
    const isInTime = outside !== undefined && outside.claimedAt.getTime() < missedAt(record).getTime();
    if (!answeredAt && outside?.status === "claimed" && isInTime) counts.silent += 1;
  }
  return counts;
};

/** When each clock stopped, read from the acts alone: the first reply, or the claim that was confirmed. */
export function clocksOf(steps: readonly Step[]): (number | null)[] {
  const records: { replied: number; claimed: number; verdict?: boolean }[] = [];
  let now = START;
  for (const step of steps) {
    now += step.act === "wait" ? step.hours * HOUR_MS : 1000;
    if (step.act === "arrive") records.unshift({ replied: Infinity, claimed: Infinity });
    const record = "which" in step ? records[step.which] : undefined;
    if (!record) continue;
    if (step.act === "reply") record.replied = Math.min(record.replied, now);
    if (step.act === "claim") record.claimed = Math.min(record.claimed, now);
    if (step.act === "say" && record.claimed < Infinity) record.verdict ??= step.yes;
  }
  return records.map(({ replied, claimed, verdict }) => {
    const stopped = verdict ? Math.min(replied, claimed) : replied;
    return stopped === Infinity ? null : stopped;
  });
}
