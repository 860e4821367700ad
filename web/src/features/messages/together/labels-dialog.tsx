import { useQueryClient } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { ErrorState } from "../../../ui/error-state.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { LABELS, useLabels } from "../sync/use-conversations.ts";
import { LABEL_WORDS } from "../words/together-words.ts";
import { LabelsForm } from "./labels-form.tsx";

interface LabelsDialogProps {
  conversationId: string;
  /** Those that it has. */
  labels: readonly string[];
  onSaved: (labels: string[]) => void;
  onClose: () => void;
}

export function LabelsDialog({ conversationId, labels, onSaved, onClose }: LabelsDialogProps) {
  const client = useQueryClient();
  const { data: known, isError, isFetching, refetch } = useLabels();
  async function save(chosen: string[]) {
    const saved = await api["PUT /api/conversations/:id/labels"]({
      params: { id: conversationId },
      body: { labels: chosen },
    });
    void client.invalidateQueries({ queryKey: LABELS.queryKey });
    onSaved(saved.labels);
    toast({ title: LABEL_WORDS.saved });
    onClose();
  }
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={LABEL_WORDS.title} description={LABEL_WORDS.description}>
        {isError ? (
          <ErrorState retrying={isFetching} onRetry={() => void refetch()} />
        ) : !known ? (
          <LoadingArea label={LABEL_WORDS.loading}>
            <SkeletonText lines={3} />
          </LoadingArea>
        ) : (
          <LabelsForm known={known} labels={labels} onSave={save} onClose={onClose} />
        )}
      </DialogContent>
    </Dialog>
  );
}
