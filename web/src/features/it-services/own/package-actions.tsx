import type { ItPackage } from "@cardplaza/contract/it-services/it-packages";
import { useMutation } from "@tanstack/react-query";
import { Trash2 } from "lucide-react";
import { useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";

/** Pauses, resumes or deletes a package. */
export function PackageActions({ one, onChanged }: { one: ItPackage; onChanged: () => void }) {
  const [deleting, setDeleting] = useState(false);
  const params = { id: one._id };
  const turn = useMutation({
    mutationFn: () =>
      one.status === "live"
        ? api["POST /api/it-services/packages/:id/pause"]({ params, body: {} })
        : api["POST /api/it-services/packages/:id/resume"]({ params, body: {} }),
    onSuccess: onChanged,
    onError: (error) =>
      toast({ title: "Nothing was changed", description: problemText(error), variant: "destructive" }),
  });
  return (
    <>
      {(one.status === "live" || one.status === "paused") && (
        <Button size="sm" variant="secondary" busy={turn.isPending} onClick={() => turn.mutate()}>
          {one.status === "live" ? "Pause" : "Resume"}
        </Button>
      )}
      <Button
        size="icon-sm"
        variant="ghost"
        aria-label={`Delete ${one.title}`}
        onClick={() => setDeleting(true)}
      >
        <Trash2 />
      </Button>
      <ConfirmDialog
        open={deleting}
        onOpenChange={setDeleting}
        title={`Delete ${one.title}?`}
        description="It is no longer offered. Orders keep what was ordered."
        confirmLabel="Delete package"
        onConfirm={async () => {
          await api["DELETE /api/it-services/packages/:id"]({ params });
          onChanged();
        }}
      />
    </>
  );
}
