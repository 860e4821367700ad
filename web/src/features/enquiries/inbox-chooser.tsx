import type { EnquiryInbox } from "@cardplaza/contract/enquiries/enquiry-inbox";
import { Select } from "../../ui/fields/select.tsx";
import { useEnquiryAddress } from "./use-enquiry-address.ts";

export type NamedInbox = Pick<EnquiryInbox, "_id" | "name">;

interface InboxChooserProps {
  inboxes: readonly NamedInbox[];
  chosen: string | undefined;
  /** "All companies", for example. */
  all: string;
}

/** The choice of an inbox, if there are several. */
export function InboxChooser({ inboxes, chosen, all }: InboxChooserProps) {
  const { showInbox } = useEnquiryAddress();
  if (inboxes.length < 2) return null;
  return (
    <div className="w-56 max-w-full">
      <Select
        aria-label="Inbox"
        options={[
          { value: "", label: all },
          ...inboxes.map(({ _id, name }) => ({ value: _id, label: name })),
        ]}
        value={chosen ?? ""}
        onChange={(event) => showInbox(event.target.value)}
      />
    </div>
  );
}
