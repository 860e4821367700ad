import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import type { Message } from "@cardplaza/contract/messages/message";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { BlockDialog } from "../../moderation/block-dialog.tsx";
import { REQUEST_WORDS } from "../messages-words.ts";
import { GroupInvitation } from "../groups/group-invitation.tsx";
import { askForChanges } from "../sync/ask-for-changes.ts";
import { readDetailAgain, readListsAgain, showDetail } from "../sync/conversation-cache.ts";
import { useAnswerRequest } from "./use-answer-request.ts";

interface RequestPanelProps {
  conversation: ConversationDetail;
  /** The one that asks. */
  first: Message | undefined;
  onLeft: () => void;
}

/** In the composer's place: who asks, how one knows them, and the answers; or the invitation to a group. */
export function RequestPanel({ conversation, first, onLeft }: RequestPanelProps) {
  const { _id, title, other, knownBy, state } = conversation;
  const client = useQueryClient();
  const answer = useAnswerRequest(conversation, onLeft);
  const [isBlocking, setBlocking] = useState(false);
  if (state === "invited")
    return (
      <GroupInvitation
        conversation={conversation}
        onAccepted={(joined) => {
          showDetail(client, joined);
          void readListsAgain(client);
        }}
        onDeclined={() => {
          void readListsAgain(client);
          askForChanges();
          onLeft();
        }}
      />
    );
  return (
    <section
      aria-label={REQUEST_WORDS.asks(title)}
      className="max-h-[calc(var(--screen,100dvh)/2)] overflow-y-auto border-t border-line bg-raised px-4 py-4 pb-[max(1rem,env(safe-area-inset-bottom))] text-sm"
    >
      <h3 dir="auto" className="text-base wrap-anywhere">
        {REQUEST_WORDS.asks(title)}
      </h3>
      <ul className="mt-1.5 grid grid-cols-1 gap-0.5 wrap-anywhere">
        {knownBy.length > 0 ? (
          knownBy.map((each) => <li key={each}>{each}</li>)
        ) : (
          <li>{REQUEST_WORDS.unknown}</li>
        )}
      </ul>
      <p className="mt-1.5 text-muted">{REQUEST_WORDS.askedWhy}</p>
      <div className="mt-3 flex flex-wrap gap-2">
        <Button busy={answer.isAccepting} onClick={answer.accept}>
          {REQUEST_WORDS.accept}
        </Button>
        <Button variant="secondary" busy={answer.isDeclining} onClick={answer.decline}>
          {REQUEST_WORDS.decline}
        </Button>
        {other && (
          <Button variant="secondary" aria-haspopup="dialog" onClick={() => setBlocking(true)}>
            {REQUEST_WORDS.block}
          </Button>
        )}
        {first && (
          <Button
            variant="ghost"
            className="text-danger"
            busy={answer.isReporting}
            onClick={() => answer.reportScam(first)}
          >
            {REQUEST_WORDS.scam}
          </Button>
        )}
      </div>
      {isBlocking && other && (
        <BlockDialog
          person={other}
          onBlocked={() => {
            void readDetailAgain(client, _id);
            void readListsAgain(client);
          }}
          onClose={() => setBlocking(false)}
        />
      )}
    </section>
  );
}
