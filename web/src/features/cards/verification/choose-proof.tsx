import type { Card } from "@cardplaza/contract/cards/cards";
import {
  domainOf,
  isSharedDomain,
  VERIFICATION_TEXT,
} from "@cardplaza/contract/cards/verification/verification-rules";
import { useState } from "react";
import { Panel, PanelHeader } from "../../../ui/panel.tsx";
import { RadioGroup } from "../../../ui/fields/radio-group.tsx";
import { DocumentProof } from "./document-proof.tsx";
import { DnsProof } from "./dns-proof.tsx";
import { EmailProof } from "./email-proof.tsx";

/** The three ways to prove it. The first two need an own website. */
export function ChooseProof({ card, onRequested }: { card: Card; onRequested: () => void }) {
  const domain = domainOf(card.website);
  const why = !domain
    ? VERIFICATION_TEXT.noWebsite
    : isSharedDomain(domain)
      ? VERIFICATION_TEXT.sharedDomain(domain)
      : undefined;
  const [chosen, setChosen] = useState<string>();
  const method = chosen ?? (why ? "document" : "email");
  return (
    <Panel>
      <PanelHeader title="Prove it" description="Choose what is easiest for you. It costs nothing more." />
      <div className="grid gap-5">
        <RadioGroup
          label="Way"
          framed
          value={method}
          onChange={({ target }) => setChosen(target.value)}
          options={[
            {
              value: "email",
              label: "A code by e-mail",
              hint: why ?? `To an address at ${domain}. Takes a minute.`,
              disabled: Boolean(why),
            },
            {
              value: "dns",
              label: "A DNS record",
              hint: why ?? `For the person who manages ${domain}.`,
              disabled: Boolean(why),
            },
            {
              value: "document",
              label: "A document",
              hint: "Such as a GST or shop certificate. We look at it ourselves.",
            },
          ]}
        />
        {method === "email" && domain && (
          <EmailProof cardId={card._id} domain={domain} onRequested={onRequested} />
        )}
        {method === "dns" && <DnsProof cardId={card._id} onRequested={onRequested} />}
        {method === "document" && <DocumentProof cardId={card._id} onRequested={onRequested} />}
      </div>
    </Panel>
  );
}
