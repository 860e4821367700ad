import { linksIn } from "@cardplaza/contract/connect/post-rules";
import { addressOf } from "../../connect/post/text-parts.ts";

interface Part {
  text: string;
  href?: string;
}

/** A text cut into plain words and links. Hashtags and names mean nothing in messages. */
export function linkedParts(body: string): Part[] {
  const parts: Part[] = [];
  let at = 0;
  for (const { start, text } of linksIn(body)) {
    const href = addressOf(text);
    if (!href) continue;
    if (start > at) parts.push({ text: body.slice(at, start) });
    parts.push({ text, href });
    at = start + text.length;
  }
  if (at < body.length) parts.push({ text: body.slice(at) });
  return parts;
}

/** A text as it was typed, in its own direction. */
export function MessageText({ body }: { body: string }) {
  return (
    <p dir="auto" className="min-w-0 flex-auto wrap-anywhere whitespace-pre-wrap">
      {linkedParts(body).map(({ text, href }, at) =>
        href ? (
          <a
            key={at}
            href={href}
            target="_blank"
            rel="noopener noreferrer nofollow ugc"
            className="font-medium text-brand-strong underline decoration-brand/40 underline-offset-4"
          >
            {text}
          </a>
        ) : (
          text
        ),
      )}
    </p>
  );
}
