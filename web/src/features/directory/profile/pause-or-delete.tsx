import { LISTING_UNDO_DAYS } from "@cardplaza/contract/directory/listing-rules";
import type { Listing } from "@cardplaza/contract/directory/listings";
import { Pause, Play, Trash2 } from "lucide-react";
import { useState } from "react";
import { problemText } from "../../../lib/problem-text.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog } from "../../../ui/overlays/confirm-dialog.tsx";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { toast } from "../../../ui/overlays/toast-store.ts";
import { useListingWrites } from "../use-listing-writes.ts";

const failed = (title: string) => (error: unknown) =>
  toast({ title, description: problemText(error), variant: "destructive" });

export function PauseOrDelete({ listing }: { listing: Listing }) {
  const { pause, resume, remove } = useListingWrites();
  const [asking, setAsking] = useState(false);
  const { _id, status } = listing;
  return (
    <Panel>
      <PanelHeader title="Take it off the directory" className="mb-4" />
      <div className="flex flex-wrap gap-2">
        {status === "published" && (
          <Button
            variant="secondary"
            busy={pause.isPending}
            onClick={() =>
              pause.mutate(_id, {
                onSuccess: () =>
                  toast({ title: "Listing paused", description: "Resume it whenever you like." }),
                onError: failed("The listing was not paused"),
              })
            }
          >
            <Pause /> Pause
          </Button>
        )}
        {status === "paused" && (
          <Button
            busy={resume.isPending}
            onClick={() =>
              resume.mutate(_id, {
                onSuccess: () => toast({ title: "Listing resumed", description: "It can be found again." }),
                onError: failed("The listing was not resumed"),
              })
            }
          >
            <Play /> Resume
          </Button>
        )}
        <Button variant="ghost" className="text-danger" onClick={() => setAsking(true)}>
          <Trash2 /> Delete
        </Button>
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={`Delete ${listing.name || "this listing"}?`}
        description={`Its page says that it is no longer listed. For ${LISTING_UNDO_DAYS} days you can bring it back here, with its reviews.`}
        confirmLabel="Delete"
        onConfirm={() =>
          remove.mutateAsync(_id).then(
            () =>
              toast({
                title: "Listing deleted",
                description: `You can bring it back for ${LISTING_UNDO_DAYS} days.`,
              }),
            (error: unknown) => {
              throw new Error(problemText(error), { cause: error });
            },
          )
        }
      />
    </Panel>
  );
}
