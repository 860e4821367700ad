import { SavedRepliesDialog } from "../../enquiries/thread/saved-replies-dialog.tsx";
import { useSavedReplies } from "../../enquiries/use-enquiry.ts";

/** The same replies as for enquiries. */
export function EditSavedReplies({ onClose }: { onClose: () => void }) {
  const { data: replies } = useSavedReplies();
  return replies && <SavedRepliesDialog saved={replies} onClose={onClose} />;
}
