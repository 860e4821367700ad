import type { Inline } from "@cardplaza/contract/policies/policy-rules";
import { Link } from "react-router";

export function InlineText({ parts }: { parts: Inline[] }) {
  return parts.map(({ text, strong, href }, at) =>
    href ? (
      <InlineLink key={at} href={href} text={text} />
    ) : strong ? (
      <strong key={at} className="font-semibold">
        {text}
      </strong>
    ) : (
      text
    ),
  );
}

const LINK =
  "text-brand-strong underline decoration-brand/40 underline-offset-2 hover:decoration-current break-words";

function InlineLink({ href, text }: { href: string; text: string }) {
  if (href.startsWith("/")) {
    return (
      <Link to={href} className={LINK}>
        {text}
      </Link>
    );
  }
  return (
    <a href={href} className={LINK} {...(href.startsWith("https:") ? { rel: "noopener" } : {})}>
      {text}
    </a>
  );
}
