import { useState } from "react";
import type { Entry } from "../../../lib/outbox/entry.ts";
import { problemText } from "../../../lib/problem-text.ts";
import { uploadFile } from "../../../forms/pictures/upload-file.ts";
import { isAnswered, useReply } from "../use-enquiry.ts";
import { tabStore } from "../../../lib/storage/browser-storage.ts";

interface Attached {
  name: string;
  url: string;
}

/** What is typed stays, also while another enquiry is open, until it has been sent. */
export function useReplyForm(enquiryId: string) {
  const draftKey = `reply-to-${enquiryId}` as const;
  const [text, setShownText] = useState(() => tabStore.read(draftKey) ?? "");
  const [file, setFile] = useState<Attached | null>(null);
  const [progress, setProgress] = useState<number>();
  const [fileProblem, setFileProblem] = useState<string>();
  const reply = useReply(enquiryId);
  const setText = (next: string) => {
    setShownText(next);
    if (next) tabStore.write(draftKey, next);
    else tabStore.remove(draftKey);
  };
  const attach = async (chosen: File) => {
    setFileProblem(undefined);
    setProgress(0);
    try {
      const { url } = await uploadFile(chosen, { purpose: "document", onProgress: setProgress });
      setFile({ name: chosen.name, url });
    } catch (error) {
      setFileProblem(problemText(error));
    } finally {
      setProgress(undefined);
    }
  };
  const send = (anyway = false) => {
    if (!text.trim() || reply.isPending || progress !== undefined) return;
    reply.mutate(
      { body: text, anyway, ...(file && { file: file.url }) },
      {
        onSuccess: () => {
          setText("");
          setFile(null);
        },
      },
    );
  };
  const edit = (entry: Entry) => () => {
    setText((entry.call as { body: { body: string } }).body.body);
    void reply.outbox.drop(entry);
  };
  return {
    outbox: reply.outbox,
    waiting: reply.waiting,
    edit,
    text,
    setText,
    file,
    attach: (chosen: File) => void attach(chosen),
    dropFile: () => setFile(null),
    progress,
    send,
    isSending: reply.isPending,
    /** A colleague answered a moment ago. */
    answered: isAnswered(reply.error) ? reply.error : null,
    problem: fileProblem ?? (reply.error && !isAnswered(reply.error) ? problemText(reply.error) : undefined),
  };
}
