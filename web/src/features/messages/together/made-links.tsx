import type { Message } from "@cardplaza/contract/messages/message";
import { Link } from "react-router";
import { BUSINESS_WORDS } from "../words/together-words.ts";

/** Below a message: what the reader has made of it. */
export const MadeLinks = ({ made }: Pick<Message, "made">) =>
  made.length === 0 ? null : (
    <p className="flex flex-wrap gap-x-3 text-xs">
      {made.map(({ kind, path }) => (
        <Link key={kind} to={path} className="touch-area text-brand-strong underline underline-offset-2">
          {BUSINESS_WORDS.show[kind]}
        </Link>
      ))}
    </p>
  );
