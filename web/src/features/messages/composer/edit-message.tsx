import type { Message } from "@cardplaza/contract/messages/message";
import { Pencil } from "lucide-react";
import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { api } from "../../../lib/api.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { COMPOSER_WORDS } from "../messages-words.ts";
import { openThread } from "../sync/open-threads.ts";
import { AboveField } from "./above-field.tsx";
import { MessageField } from "./message-field.tsx";

interface EditMessageProps {
  message: Message;
  onDone: () => void;
}

/** In the composer's place while a message is edited; the draft waits meanwhile. */
export function EditMessage({ message, onDone }: EditMessageProps) {
  const [text, setText] = useState(message.body);
  const area = useRef<HTMLTextAreaElement>(null);
  const saving = useMutation({
    mutationFn: (body: string) =>
      api["PATCH /api/messages/:id"]({ params: { id: message._id }, body: { body } }),
    onSuccess({ message: edited }) {
      openThread(edited.conversationId)?.take(edited);
      onDone();
    },
  });
  // After the menu has given the focus back to its button.
  useEffect(() => {
    const timer = setTimeout(() => area.current?.focus(), 50);
    return () => clearTimeout(timer);
  }, []);
  return (
    <div className="shrink-0 border-t border-line bg-raised px-3 pt-2.5 pb-[max(0.625rem,env(safe-area-inset-bottom))] sm:px-4">
      <AboveField
        icon={<Pencil aria-hidden="true" />}
        title={COMPOSER_WORDS.editing}
        text={message.body}
        closeLabel={COMPOSER_WORDS.cancelEdit}
        onClose={onDone}
      />
      <MessageField
        isEdit
        area={area}
        label={COMPOSER_WORDS.editing}
        text={text}
        onText={setText}
        onSend={() => (text.trim() === message.body ? onDone() : saving.mutate(text.trim()))}
        onEscape={onDone}
        busy={saving.isPending}
        problem={saving.error ? problemText(saving.error) : undefined}
      />
    </div>
  );
}
