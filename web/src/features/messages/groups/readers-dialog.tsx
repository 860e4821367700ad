import type { Participant } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { pictureUrl } from "@cardplaza/contract/uploads/pictures";
import { Avatar } from "../../../ui/avatar.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { GROUPS_WORDS } from "../words/groups-words.ts";
import { readersOf } from "./read-state.ts";

interface ReadersDialogProps {
  message: Pick<Message, "seq" | "senderId">;
  participants: readonly Participant[];
  onClose: () => void;
}

/** Who has read a message of a group. */
export function ReadersDialog({ message, participants, onClose }: ReadersDialogProps) {
  const { read, unread } = readersOf(participants, message);
  return (
    <Dialog open onOpenChange={(open) => !open && onClose()}>
      <DialogContent title={GROUPS_WORDS.seenTitle} description={GROUPS_WORDS.seenHidden}>
        <div className="grid grid-cols-1 gap-5">
          <Readers title={GROUPS_WORDS.seenBy} people={read} />
          <Readers title={GROUPS_WORDS.notSeenBy} people={unread} />
        </div>
      </DialogContent>
    </Dialog>
  );
}

const Readers = ({ title, people }: { title: string; people: readonly Participant[] }) =>
  people.length === 0 ? null : (
    <section aria-label={title}>
      <h3 className="text-sm font-semibold">{`${title} (${people.length})`}</h3>
      <ul className="mt-1.5 grid grid-cols-1 gap-2">
        {people.map(({ _id, name, profile_image }) => (
          <li key={_id} className="flex items-center gap-2.5 text-sm">
            <Avatar size="sm" name={name} src={profile_image && pictureUrl(profile_image, 100)} decorative />
            <span dir="auto" className="min-w-0 wrap-anywhere">
              {name}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
