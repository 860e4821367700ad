import { useCallback, useMemo } from "react";
import type { Mended } from "../../../lib/outbox/entry.ts";
import type { OutboxKind } from "../../../lib/outbox/outbox-kind.ts";
import { type Added, useOutbox } from "../../../lib/outbox/use-outbox.ts";
import { isSlip, type NewSlip, SLIP, type SlipKind, type SlipResult } from "./slip.ts";

/** The outbox as the chapters' screens see it: `own` are all slips without an answer, `slips` those that wait. */
export function useSlipQueue() {
  const { own: all, waiting, add: enter, ...outbox } = useOutbox();
  const own = useMemo(() => all.filter(isSlip), [all]);
  const slips = useMemo(() => waiting.filter(isSlip), [waiting]);
  const add = useCallback(
    <Kind extends SlipKind>(
      { kind, ...entry }: NewSlip<Kind>,
      mends?: Mended,
    ): Promise<Added<SlipResult<Kind>>> =>
      enter(SLIP[kind] as unknown as OutboxKind<NewSlip<Kind>["call"], SlipResult<Kind>>, entry, mends),
    [enter],
  );
  return { ...outbox, own, slips, add };
}
