import { LISTING_TEXT } from "@cardplaza/contract/directory/listing-rules";
import { Link } from "react-router";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogContent, DialogFooter } from "../../../ui/overlays/dialog.tsx";

interface DuplicateDialogProps {
  found: { _id: string; name: string; slug: string };
  busy: boolean;
  onAnother: () => void;
  onClose: () => void;
}

/** The business seems to be listed already: it can be claimed, with its reviews. */
export function DuplicateDialog({ found, busy, onAnother, onClose }: DuplicateDialogProps) {
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent
        title={LISTING_TEXT.duplicate(found.name)}
        description="If it is yours, claim it: its page and its reviews become yours. Your draft stays here."
      >
        <Button asChild variant="link">
          <Link to={`/business/${found.slug}`} target="_blank">
            Look at {found.name}
          </Link>
        </Button>
        <DialogFooter>
          <Button variant="secondary" busy={busy} onClick={onAnother}>
            It is another business
          </Button>
          <Button asChild>
            <Link to={`/business/${found._id}?claim=1`}>Claim it</Link>
          </Button>
        </DialogFooter>
      </DialogContent>
    </Dialog>
  );
}
