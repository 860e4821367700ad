import { CONTACT_FILE_MAX, CONTACT_TEXT } from "@cardplaza/contract/support/support-words";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { type RefObject, useEffect, useState, useSyncExternalStore } from "react";
import { refusedFields } from "../../forms/saving/refused-fields.ts";
import { sendForm } from "../../forms/saving/send-form.ts";
import { useSession } from "../../lib/session.ts";
import { useAttemptKey } from "../../lib/attempt-key.ts";
import { checkMessage, type MessageProblems, type MessageValues } from "./check-message.ts";
import { messageDraft, readDraft } from "./message-draft.ts";
import { typedEarly } from "./typed-early.ts";
import { OWN_TICKETS } from "./use-tickets.ts";

const EMPTY: MessageValues = {
  topic: "",
  name: "",
  email: "",
  phone: "",
  subject: "",
  message: "",
  fax: "",
};

/** The form of /contact-us. What was typed outlives a failure and a reload, until it has been sent. */
export function useMessage(form: RefObject<HTMLFormElement | null>, topic: string | null) {
  const { user } = useSession();
  const draft = useSyncExternalStore(messageDraft.subscribe, messageDraft.text, () => null);
  const [file, setFile] = useState<File>();
  const [progress, setProgress] = useState<number>();
  const [problems, setProblems] = useState<MessageProblems>({});
  /** How often something was found wrong: each time the focus goes to the first of it. */
  const [refusals, setRefusals] = useState(0);
  const refuse = (found: MessageProblems) => {
    setProblems(found);
    setRefusals((count) => count + 1);
  };
  const values: MessageValues = {
    ...EMPTY,
    name: user?.name ?? "",
    email: user?.email ?? "",
    topic: topic ?? "",
    ...readDraft(draft),
  };
  const change = (part: Partial<MessageValues>) => {
    messageDraft.change(part);
    setProblems((now) => ({ ...now, ...emptied(part) }));
  };

  useEffect(() => {
    const early = typedEarly(form.current);
    if (Object.keys(early).length > 0) messageDraft.change(early);
  }, [form]);

  const queryClient = useQueryClient();
  const keyFor = useAttemptKey();
  const send = useMutation({
    mutationFn: () => {
      const data = new FormData();
      for (const [name, value] of Object.entries(values)) if (value !== "") data.set(name, value);
      if (file) data.set("file", file);
      return sendForm<{ ticketNo: string }>("/api/contact", data, {
        headers: { "Idempotency-Key": keyFor([values, file?.name, file?.size]) },
        onProgress: file && setProgress,
      });
    },
    onSuccess: () => {
      messageDraft.clear();
      setFile(undefined);
      void queryClient.invalidateQueries({ queryKey: OWN_TICKETS.queryKey });
    },
    onError: (error) => refuse(refusedFields(error)),
    onSettled: () => setProgress(undefined),
  });
  const choose = (chosen: File | undefined) => {
    const isTooLarge = chosen !== undefined && chosen.size > CONTACT_FILE_MAX;
    setProblems((now) => ({ ...now, file: isTooLarge ? CONTACT_TEXT.fileTooLarge : undefined }));
    if (!isTooLarge) setFile(chosen);
  };
  const submit = () => {
    const found = checkMessage(values);
    if (Object.keys(found).length > 0) return refuse(found);
    setProblems({});
    if (!send.isPending) send.mutate();
  };
  return { values, change, file, choose, progress, problems, refusals, send, submit };
}

const emptied = (part: Partial<MessageValues>): MessageProblems =>
  Object.fromEntries(Object.keys(part).map((name) => [name, undefined]));
