import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { problemText } from "../../../../lib/problem-text.ts";
import { dropScans, saveScan, onScansChange, readScans, type Scan } from "./scan-store.ts";
import { isReady, sendScans } from "./send-scans.ts";

const TRY_AGAIN_MS = 15_000;

/** What was scanned and waits here; what is ready goes to the server by itself as soon as it can. */
export function useScans(memberId: string | null) {
  const [scans, setScans] = useState<Scan[]>();
  const [areStored, setStored] = useState(true);
  const sending = useSending(memberId, scans?.some(isReady) ?? false);

  useEffect(() => {
    let shown = true;
    const read = () => void readScans(memberId).then((found) => shown && setScans(found));
    read();
    const stop = onScansChange(read);
    return () => {
      shown = false;
      stop();
    };
  }, [memberId]);

  const save = useCallback(async (scan: Scan) => setStored(await saveScan(scan)), []);
  const add = useCallback(
    (contact: Scan["contact"], { unchecked = false, photo }: { unchecked?: boolean; photo?: Blob } = {}) =>
      save({ id: crypto.randomUUID(), owner: memberId, at: Date.now(), contact, unchecked, photo }),
    [save, memberId],
  );
  const mend = (scan: Scan, contact: Scan["contact"]) =>
    save({ ...scan, contact, unchecked: false, problem: undefined });
  const remove = (scan: Scan) => dropScans([scan.id]);
  return { scans, areStored, add, mend, remove, ...sending };
}

function useSending(memberId: string | null, waiting: boolean) {
  const client = useQueryClient();
  const [problem, setProblem] = useState<string>();
  const [saved, setSaved] = useState(0);
  const busy = useRef(false);

  const send = useCallback(async () => {
    if (!memberId || busy.current || !navigator.onLine) return;
    busy.current = true;
    try {
      const sent = await sendScans(memberId);
      setProblem(undefined);
      setSaved((before) => before + sent);
      if (sent > 0) await client.invalidateQueries({ queryKey: ["GET /api/contacts"] });
    } catch (error) {
      setProblem(problemText(error));
    } finally {
      busy.current = false;
    }
  }, [memberId, client]);

  useEffect(() => {
    if (!waiting) return;
    const now = setTimeout(() => void send());
    const again = setInterval(() => void send(), TRY_AGAIN_MS);
    const atOnce = () => void send();
    addEventListener("online", atOnce);
    return () => {
      clearTimeout(now);
      clearInterval(again);
      removeEventListener("online", atOnce);
    };
  }, [waiting, send]);

  const online = useSyncExternalStore(
    onOnlineChange,
    () => navigator.onLine,
    () => true,
  );
  return { problem: waiting && online ? problem : undefined, offline: !online, saved, send };
}

function onOnlineChange(listener: () => void) {
  addEventListener("online", listener);
  addEventListener("offline", listener);
  return () => {
    removeEventListener("online", listener);
    removeEventListener("offline", listener);
  };
}
