import { Lock } from "lucide-react";
import { SETTINGS_WORDS } from "../words/settings-words.ts";

/** What we can promise, and what not. */
export const PrivacyNote = () => (
  <section className="flex gap-3 rounded-field bg-sunken p-4 text-sm">
    <Lock aria-hidden="true" className="mt-0.5 size-4 shrink-0 text-muted" />
    <div className="min-w-0">
      <h3 className="font-semibold">{SETTINGS_WORDS.privacy}</h3>
      <p className="mt-1 text-pretty text-muted">{SETTINGS_WORDS.privacyText}</p>
    </div>
  </section>
);
