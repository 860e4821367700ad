import type { Policy } from "@cardplaza/contract/policies/policies";
import { readPolicy } from "@cardplaza/contract/policies/policy-rules";
import type { PrivacyNoticeLanguage } from "@cardplaza/contract/policies/policy-words";
import { Link } from "react-router";
import { PolicyText } from "./policy-text.tsx";

const OTHER: Record<PrivacyNoticeLanguage, { language: PrivacyNoticeLanguage; label: string }> = {
  en: { language: "hi", label: "हिन्दी में पढ़ें" },
  hi: { language: "en", label: "Read in English" },
};

/** The main points, in English or Hindi. The reader may choose the language. */
export function PrivacyNotice({ notice }: { notice: Policy & { language: PrivacyNoticeLanguage } }) {
  const other = OTHER[notice.language];
  return (
    <section
      id="in-short"
      aria-labelledby="in-short-title"
      className="mb-10 rounded-card border border-line bg-raised p-5 sm:p-6 print:border-0 print:p-0"
    >
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
        <h2 id="in-short-title" lang={notice.language} className="text-lg">
          {notice.title}
        </h2>
        <Link
          to={other.language === "en" ? "/privacy-policy" : `/privacy-policy?language=${other.language}`}
          lang={other.language}
          preventScrollReset
          className="min-h-6 text-sm font-medium text-brand-strong underline decoration-brand/40 underline-offset-4 print:hidden"
        >
          {other.label}
        </Link>
      </div>
      <div lang={notice.language} className="text-sm">
        <PolicyText blocks={readPolicy(notice.body)} />
      </div>
    </section>
  );
}
