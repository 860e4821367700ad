import type { QrDesign, QrCode } from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { QrFormat } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import { keepPreviousData, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import { api, apiOnce } from "../../../lib/api.ts";
import { query } from "../../../lib/query.ts";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { saveFile } from "../../../lib/save-file.ts";
import type { CodeDraft } from "./code-draft.ts";

const PREVIEW_AFTER_MS = 350;
const listOf = (cardId: string) => query["GET /api/qr-codes"]({ query: { cardId } });

export function useQrCodes(cardId: string) {
  const codes = useQuery({ ...listOf(cardId), staleTime: 0 });
  return { ...codes, data: codes.data?.qrCodes, namesTargetUntil: codes.data?.namesTargetUntil ?? null };
}

export const useQrStats = (id: string) =>
  useQuery({ ...query["GET /api/qr-codes/:id/stats"]({ params: { id } }), staleTime: 0 });

/** What the server makes of a design, a moment after the last change. */
export function useQrPreview(design: QrDesign, id?: string) {
  const [settled, setSettled] = useState(design);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(design), PREVIEW_AFTER_MS);
    return () => clearTimeout(timer);
  }, [design]);
  const preview = useQuery({
    queryKey: ["qr-preview", id ?? null, settled],
    queryFn: () => api["POST /api/qr-codes/preview"]({ body: { design: settled, id } }),
    placeholderData: keepPreviousData,
  });
  return { ...preview, isBehind: settled !== design || preview.isPlaceholderData };
}

function useRefreshCodes() {
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: ["GET /api/qr-codes"] });
}

export function useSaveCode(cardId: string, code: QrCode | null) {
  const refresh = useRefreshCodes();
  const attemptKey = useAttemptKey();
  return useMutation({
    mutationFn: (draft: CodeDraft) => {
      if (!code) {
        const body = { ...draft, cardId };
        return apiOnce(attemptKey(body))["POST /api/qr-codes"]({ body });
      }
      const body = { ...draft, version: code.version };
      return api["PATCH /api/qr-codes/:id"]({ params: { id: code._id }, body });
    },
    onSuccess: async () => {
      toast({
        title: code ? "QR code saved" : "QR code made",
        description: code ? "It opens the new link from now on." : "Your QR code is ready to download.",
      });
      await refresh();
    },
  });
}

export function usePauseCode() {
  const refresh = useRefreshCodes();
  return useMutation({
    mutationFn: ({ _id, paused }: QrCode) =>
      api["PATCH /api/qr-codes/:id"]({ params: { id: _id }, body: { paused: !paused } }),
    onSuccess: async ({ paused }) => {
      toast({ title: paused ? "QR code paused" : "QR code works again" });
      await refresh();
    },
  });
}

export function useDeleteCode() {
  const refresh = useRefreshCodes();
  return useMutation({
    mutationFn: ({ _id }: QrCode) => api["DELETE /api/qr-codes/:id"]({ params: { id: _id } }),
    onSuccess: async () => {
      toast({ title: "QR code deleted" });
      await refresh();
    },
  });
}

export function useDownloadCode() {
  return useMutation({
    mutationFn: async ({ code, format }: { code: QrCode; format: QrFormat }) => {
      const file = await api["GET /api/qr-codes/:id/image"]({ params: { id: code._id }, query: { format } });
      saveFile(file, `QR-${code.code}.${format}`);
    },
    onError: (error) =>
      toast({
        title: "The QR code was not downloaded",
        description: problemText(error),
        variant: "destructive",
      }),
  });
}
