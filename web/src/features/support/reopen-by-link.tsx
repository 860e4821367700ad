import { dayInWords } from "@cardplaza/contract/date-words";
import { CONTACT_TEXT } from "@cardplaza/contract/support/support-words";
import { useEffect, useRef } from "react";
import { useAddressParams } from "../../lib/address/use-address-params.ts";
import { Notice } from "../../ui/notice.tsx";
import { Panel, PanelHeader } from "../../ui/panel.tsx";
import { useHydrated } from "../../ui/use-hydrated.ts";
import { ReopenForm } from "./reopen-form.tsx";
import { type ReopenSeal, useReopenTicket } from "./use-tickets.ts";

/** For people without an account, who come back by the link in our reply. */
export function ReopenByLink() {
  // The page is public, but the code in its address is not.
  const isHydrated = useHydrated();
  const [search, change] = useAddressParams();
  const [ticket, expires, signature] = ["ticket", "expires", "signature"].map((name) => search.get(name));
  if (!isHydrated || !ticket || !expires || !signature) return null;
  const leave = () => change({ ticket: null, expires: null, signature: null }, { push: true });
  return <Reopening key={ticket} id={ticket} seal={{ expires, signature }} onCancel={leave} />;
}

interface ReopeningProps {
  id: string;
  seal: ReopenSeal;
  onCancel: () => void;
}

function Reopening({ id, seal, onCancel }: ReopeningProps) {
  const reopen = useReopenTicket(id, seal);
  const said = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (reopen.isSuccess) said.current?.focus();
  }, [reopen.isSuccess]);
  if (reopen.data) {
    return (
      <div ref={said} tabIndex={-1} className="outline-none">
        <Notice tone="positive" title={CONTACT_TEXT.reopened(reopen.data.ticketNo)} live>
          We mean to be done by {dayInWords(reopen.data.resolveBy)}.
        </Notice>
      </div>
    );
  }
  return (
    <Panel aria-label="Reopen your ticket">
      <PanelHeader
        title="Not settled?"
        description="Tell us what is still open, and we will look at it again."
      />
      <ReopenForm reopen={reopen} onCancel={onCancel} />
    </Panel>
  );
}
