import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Referral } from "@cardplaza/contract/chapters/referral";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import { Mail, Phone } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";

interface ProspectContactProps extends Pick<Referral, "prospect"> {
  /** Who gave it to the viewer; empty for the giver. */
  giver: string;
}

/** The ways to reach the prospect, each one tap away. */
export function ProspectContact({ prospect: { name, phone, email, erased }, giver }: ProspectContactProps) {
  if (erased) return <p className="text-sm text-muted">Their details were deleted.</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <Button asChild size="sm" variant="secondary">
          <a href={`tel:${dialled(phone)}`}>
            <Phone /> {readablePhone(phone)}
          </a>
        </Button>
      )}
      <WhatsAppButton size="sm" phone={phone} text={WHATSAPP_LINE.toProspect(name, giver)} />
      {email && (
        <Button asChild size="sm" variant="secondary" className="max-w-full">
          <a href={`mailto:${email}`}>
            <Mail /> <span className="truncate">{email}</span>
          </a>
        </Button>
      )}
    </div>
  );
}
