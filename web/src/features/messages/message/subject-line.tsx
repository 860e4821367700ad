import type { MessageSubject } from "@cardplaza/contract/messages/message";
import type { ReactNode } from "react";
import { Link } from "react-router";
import { cn } from "../../../ui/class-names.ts";
import { THREAD_WORDS } from "../messages-words.ts";

interface SubjectLineProps {
  subject: MessageSubject;
  /** A button that takes it out. */
  children?: ReactNode;
  className?: string;
}

/** What a conversation, or a message, is about. */
export function SubjectLine({ subject: { text, path }, children, className }: SubjectLineProps) {
  const words = (
    <>
      <span className="text-muted">{THREAD_WORDS.about}</span> <span dir="auto">{text}</span>
    </>
  );
  return (
    <div
      className={cn("flex min-w-0 items-center gap-2 rounded-lg bg-hover px-2.5 py-1.5 text-xs", className)}
    >
      <p className="min-w-0 flex-1 truncate">
        {path ? (
          <Link to={path} className="touch-area rounded-sm underline-offset-4 hover:underline">
            {words}
          </Link>
        ) : (
          words
        )}
      </p>
      {children}
    </div>
  );
}
