import { useMemo, useState, useSyncExternalStore } from "react";
import { sentOf, subscribeToSending } from "../../../../lib/outbox/send-outbox.ts";
import { useOutbox } from "../../../../lib/outbox/use-outbox.ts";
import { isScan, SCAN, type Scan } from "../../scan-kind.ts";

/** What was scanned and waits here, newest first; what is ready goes to the server by itself as soon as it can. */
export function useScans(memberId: string | null) {
  const outbox = useOutbox();
  const { save, drop } = outbox;
  const scans = useMemo(() => outbox.own.filter(isScan).reverse(), [outbox.own]);
  const sent = useSyncExternalStore(
    subscribeToSending,
    () => sentOf(SCAN),
    () => 0,
  );
  const [before] = useState(() => sentOf(SCAN));

  const add = (
    contact: Scan["call"],
    { unchecked = false, photo }: { unchecked?: boolean; photo?: Blob } = {},
  ) =>
    save({
      id: crypto.randomUUID(),
      owner: memberId,
      at: Date.now(),
      kind: SCAN.name,
      call: contact,
      label: contact.name ?? "",
      path: location.pathname,
      photo,
      isLate: true,
      unchecked: unchecked || !contact.name?.trim(),
    });
  const mend = (scan: Scan, contact: Scan["call"]) =>
    save({ ...scan, call: contact, label: contact.name ?? "", unchecked: false, problem: undefined });
  return { ...outbox, scans, saved: sent - before, add, mend, remove: drop };
}
