import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useState } from "react";
import { useSendLater } from "../../../../lib/sending/use-send-later.ts";
import { readScans, type Scan, scanStore } from "./scan-store.ts";
import { isReady, sendScans } from "./send-scans.ts";

/** What was scanned and waits here; what is ready goes to the server by itself as soon as it can. */
export function useScans(memberId: string | null) {
  const [scans, setScans] = useState<Scan[]>();
  const [areStored, setStored] = useState(true);
  const sending = useSending(memberId, scans?.some(isReady) ?? false);

  useEffect(() => {
    let shown = true;
    const read = () => void readScans(memberId).then((found) => shown && setScans(found));
    read();
    const stop = scanStore.onChange(read);
    return () => {
      shown = false;
      stop();
    };
  }, [memberId]);

  const save = useCallback(async (scan: Scan) => setStored(await scanStore.save(scan)), []);
  const add = useCallback(
    (contact: Scan["contact"], { unchecked = false, photo }: { unchecked?: boolean; photo?: Blob } = {}) =>
      save({ id: crypto.randomUUID(), owner: memberId, at: Date.now(), contact, unchecked, photo }),
    [save, memberId],
  );
  const mend = (scan: Scan, contact: Scan["contact"]) =>
    save({ ...scan, contact, unchecked: false, problem: undefined });
  const remove = (scan: Scan) => scanStore.drop([scan.id]);
  return { scans, areStored, add, mend, remove, ...sending };
}

function useSending(memberId: string | null, waiting: boolean) {
  const client = useQueryClient();
  const [saved, setSaved] = useState(0);
  const sendAll = useCallback(async () => {
    if (!memberId) return;
    const sent = await sendScans(memberId);
    setSaved((before) => before + sent);
    if (sent > 0) await client.invalidateQueries({ queryKey: ["GET /api/contacts"] });
  }, [memberId, client]);
  return { ...useSendLater(waiting, sendAll), saved };
}
