import type { Conversation } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { SEARCH_MAX } from "@cardplaza/contract/text-limits";
import { Check, Search } from "lucide-react";
import { useState } from "react";
import { useTypedSearch } from "../../../lib/use-typed-search.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/fields/text-field.tsx";
import { ShowMore } from "../../../ui/lists/show-more.tsx";
import { Dialog, DialogContent } from "../../../ui/overlays/dialog.tsx";
import { LoadingArea, SkeletonText } from "../../../ui/skeleton.tsx";
import { DIALOG_WORDS, LIST_WORDS, MESSAGES_WORDS, shortText } from "../messages-words.ts";
import { useConversations } from "../sync/use-conversations.ts";
import { useSendMessage } from "../sync/use-outgoing.ts";

interface ForwardDialogProps {
  message: Message;
  onClose: () => void;
}

/** Passes a message on to other conversations; the server copies what is in it. */
export function ForwardDialog({ message, onClose }: ForwardDialogProps) {
  const search = useTypedSearch();
  const list = useConversations({ filter: "all", label: "", q: search.q });
  const { send } = useSendMessage();
  const [sentTo, setSentTo] = useState<readonly string[]>([]);
  const open = list.conversations?.filter(({ canWrite, state }) => canWrite && state === "open");
  const forward = ({ _id, title }: Conversation) => {
    setSentTo((now) => [...now, _id]);
    send({
      conversationId: _id,
      body: { body: "", forward: message._id },
      label: DIALOG_WORDS.forwardTo(title),
      echo: { attached: [shortText(message)] },
    });
  };
  return (
    <Dialog open onOpenChange={(isOpen) => !isOpen && onClose()}>
      <DialogContent title={DIALOG_WORDS.forward}>
        <div className="grid grid-cols-1 gap-3">
          <TextField
            type="search"
            aria-label={DIALOG_WORDS.forwardSearch}
            placeholder={DIALOG_WORDS.forwardSearch}
            leading={<Search />}
            maxLength={SEARCH_MAX}
            value={search.text}
            onChange={({ target }) => search.setText(target.value)}
          />
          {open ? (
            <ul className="grid max-h-80 grid-cols-1 overflow-y-auto overscroll-contain">
              {open.map((conversation) => (
                <ForwardRow
                  key={conversation._id}
                  conversation={conversation}
                  isSent={sentTo.includes(conversation._id)}
                  onSend={() => forward(conversation)}
                />
              ))}
            </ul>
          ) : (
            <LoadingArea label={MESSAGES_WORDS.loadingList}>
              <SkeletonText lines={4} />
            </LoadingArea>
          )}
          {open?.length === 0 && <p className="text-sm text-muted">{LIST_WORDS.noMatch}</p>}
          <ShowMore list={list} />
          <p role="status" className="sr-only">
            {list.conversations
              ?.filter(({ _id }) => _id === sentTo.at(-1))
              .map(({ title }) => DIALOG_WORDS.forwarded(title))}
          </p>
        </div>
      </DialogContent>
    </Dialog>
  );
}

interface ForwardRowProps {
  conversation: Conversation;
  isSent: boolean;
  onSend: () => void;
}

function ForwardRow({ conversation: { title, picture }, isSent, onSend }: ForwardRowProps) {
  return (
    <li className="flex min-h-12 items-center gap-3 py-1 pr-1">
      <Avatar size="sm" name={title} src={picture} decorative />
      <span dir="auto" className="min-w-0 flex-1 truncate text-sm font-medium">
        {title}
      </span>
      <Button
        size="sm"
        variant="secondary"
        aria-label={isSent ? DIALOG_WORDS.forwarded(title) : DIALOG_WORDS.forwardTo(title)}
        aria-disabled={isSent}
        onClick={onSend}
      >
        {isSent && <Check />} {isSent ? DIALOG_WORDS.sent : DIALOG_WORDS.send}
      </Button>
    </li>
  );
}
