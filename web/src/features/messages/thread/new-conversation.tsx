import { MESSAGE_TEXT } from "@cardplaza/contract/messages/message-words";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { ArrowLeft } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { Link } from "react-router";
import { api, ApiError } from "../../../lib/api.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { query } from "../../../lib/query.ts";
import { tabStore } from "../../../lib/storage/browser-storage.ts";
import { Avatar } from "../../../ui/avatar.tsx";
import { Button } from "../../../ui/button.tsx";
import { MessageField } from "../composer/message-field.tsx";
import { COMPOSER_WORDS, MESSAGES_WORDS, REQUEST_WORDS } from "../messages-words.ts";
import { readListsAgain, showDetail } from "../sync/conversation-cache.ts";
import { SubjectLine } from "../message/subject-line.tsx";
import { CannotShow } from "./cannot-show.tsx";
import { ThreadFootArea } from "./thread-foot-area.tsx";
import { ThreadSkeleton } from "./thread-skeleton.tsx";

interface NewConversationProps {
  userId: string;
  subject: string;
  /** The conversation that there is, now or already. */
  onConversation: (id: string, how: { isNew: boolean }) => void;
  onBack: () => void;
}

/** The first message to somebody: freely, or as a request. With whom there is a conversation, that one opens. */
export function NewConversation({ userId, subject, onConversation, onBack }: NewConversationProps) {
  const client = useQueryClient();
  const to = useQuery({
    ...query["GET /api/conversations/with/:userId"]({ params: { userId }, query: { subject } }),
    staleTime: 0,
  });
  const existing = to.data?.conversationId;
  useEffect(() => {
    if (existing) onConversation(existing, { isNew: false });
  }, [existing, onConversation]);

  const draftKey = `message-draft/${userId}` as const;
  const [text, show] = useState(() => tabStore.read(draftKey) ?? "");
  const setText = (next: string) => {
    show(next);
    tabStore.write(draftKey, next);
  };
  const keyOf = useAttemptKey();
  const area = useRef<HTMLTextAreaElement>(null);
  const about = to.data?.subject;
  const sending = useMutation({
    mutationFn: (body: string) =>
      api["POST /api/conversations"]({
        body: {
          userIds: [userId],
          message: { clientId: keyOf({ userId, body }), body },
          ...(about && { subject: { type: about.type, id: about.id } }),
        },
      }),
    onSuccess({ conversation }) {
      tabStore.remove(draftKey);
      showDetail(client, conversation);
      void readListsAgain(client);
      onConversation(conversation._id, { isNew: true });
    },
  });

  if (to.error)
    return (
      <CannotShow
        error={to.error}
        gone={{ title: whyNot(to.error) }}
        retrying={to.isFetching}
        onRetry={() => void to.refetch()}
        onBack={onBack}
      />
    );
  if (!to.data || existing) return <ThreadSkeleton />;
  const { person, may, why, requestsLeft, knownBy } = to.data;
  const isRequest = may === "request";
  return (
    <>
      <title>{MESSAGES_WORDS.titleOf(person.name)}</title>
      <header className="flex h-16 shrink-0 items-center gap-2 border-b border-line bg-raised px-2 sm:px-3">
        <Button
          variant="ghost"
          size="icon"
          aria-label={MESSAGES_WORDS.back}
          className="lg:hidden"
          onClick={onBack}
        >
          <ArrowLeft />
        </Button>
        <Avatar name={person.name} src={person.profile_image} decorative className="lg:ml-2" />
        <h2 dir="auto" className="min-w-0 flex-1 truncate text-base">
          {person.path ? (
            <Link to={person.path} className="touch-area rounded-sm underline-offset-4 hover:underline">
              {person.name}
            </Link>
          ) : (
            person.name
          )}
        </h2>
      </header>
      <div className="flex min-h-0 flex-1 flex-col items-center justify-center gap-2 overflow-y-auto px-6 text-center text-sm">
        <p dir="auto" className="text-base font-semibold wrap-anywhere">
          {REQUEST_WORDS.begin(person.name)}
        </p>
        {knownBy.map((each) => (
          <p key={each} className="max-w-md wrap-anywhere">
            {each}
          </p>
        ))}
        {isRequest && <p className="max-w-md text-muted">{REQUEST_WORDS.beginWhy(person.name)}</p>}
        {isRequest && <p className="text-muted">{REQUEST_WORDS.left(requestsLeft)}</p>}
      </div>
      <ThreadFootArea>
        {about && <SubjectLine subject={about} className="rounded-none border-t border-line px-4" />}
        {may === "none" ? (
          <p className="border-t border-line bg-raised px-4 py-4 text-center text-sm wrap-anywhere text-muted">
            {why}
          </p>
        ) : (
          <div className="border-t border-line bg-raised px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4">
            <MessageField
              area={area}
              label={COMPOSER_WORDS.fieldTo(person.name)}
              text={text}
              onText={setText}
              onSend={() => sending.mutate(text.trim())}
              busy={sending.isPending}
              problem={sending.error ? problemText(sending.error) : undefined}
            />
          </div>
        )}
      </ThreadFootArea>
    </>
  );
}

/** A mistyped address names nobody, whatever else the server says of it. */
const whyNot = (error: Error) =>
  error instanceof ApiError && error.status === 404 ? error.reason : MESSAGE_TEXT.noSuchPerson;
