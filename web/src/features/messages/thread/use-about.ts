import type { ConversationDetail } from "@cardplaza/contract/messages/conversation";
import { useMutation, useQuery } from "@tanstack/react-query";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { useAttemptKey } from "../../../lib/attempt-key.ts";
import { query } from "../../../lib/query.ts";
import type { KeptFile } from "../files/kept-file.ts";
import { uploadFiles } from "../files/upload-before-send.ts";
import type { MessageCall } from "../sync/message-kind.ts";
import type { Thread } from "../sync/thread-store.ts";
import { useMessagesAddress } from "../use-messages-address.ts";

type Written = Omit<MessageCall["body"], "clientId" | "files" | "sendAt">;

/** A conversation that goes on about something new: the next message quotes it. */
export function useAbout({ kind }: ConversationDetail, thread: Thread) {
  const { to, subject: named, dropSubject } = useMessagesAddress();
  const isAsked = kind === "direct" && to !== null && named !== "";
  const { data } = useQuery({
    ...query["GET /api/conversations/with/:userId"]({
      params: { userId: to ?? "" },
      query: { subject: named },
    }),
    enabled: isAsked,
  });
  const subject = isAsked ? (data?.subject ?? null) : null;
  const keyOf = useAttemptKey();
  const sending = useMutation({
    mutationFn: async ({ files, ...message }: Written & { clientId: string; files: readonly KeptFile[] }) =>
      api["POST /api/conversations"]({
        body: {
          userIds: [to ?? ""],
          message: { ...message, files: await uploadFiles(files) },
          ...(subject && { subject: { type: subject.type, id: subject.id } }),
        },
      }),
    onSuccess({ message }) {
      if (message) thread.take(message);
      dropSubject();
    },
  });
  return {
    subject,
    drop: dropSubject,
    /** False if it was refused. */
    send: (message: Written, files: readonly KeptFile[]): Promise<boolean> =>
      sending.mutateAsync({ ...message, files, clientId: keyOf([message, files.map(({ id }) => id)]) }).then(
        () => true,
        () => false,
      ),
    isSending: sending.isPending,
    problem: sending.error ? problemText(sending.error) : undefined,
  };
}
