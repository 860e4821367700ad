import { dialled, readablePhone } from "@cardplaza/contract/phones";
import type { Referral } from "@cardplaza/contract/chapters/referral";
import { WHATSAPP_LINE } from "@cardplaza/contract/enquiries/whats-app-to-people";
import type { OutsideWay } from "@cardplaza/contract/outside-answers/outside-answer-words";
import { Mail, Phone } from "lucide-react";
import { Button } from "../../../ui/button.tsx";
import { WhatsAppButton } from "../../../ui/whats-app-button.tsx";
import { wentOutside } from "../../outside-answers/went-outside.ts";

interface ProspectContactProps {
  referral: Pick<Referral, "_id" | "prospect" | "isGiver" | "giver">;
}

/** The ways to reach the prospect, each one tap away. */
export function ProspectContact({ referral: { _id, prospect, isGiver, giver } }: ProspectContactProps) {
  const { name, phone, email, erased } = prospect;
  if (erased) return <p className="text-sm text-muted">Their details were deleted.</p>;
  const went = (way: OutsideWay) => !isGiver && wentOutside({ type: "referral", id: _id, name }, way);
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <Button asChild size="sm" variant="secondary">
          <a href={`tel:${dialled(phone)}`} onClick={() => went("call")}>
            <Phone /> {readablePhone(phone)}
          </a>
        </Button>
      )}
      <WhatsAppButton
        size="sm"
        phone={phone}
        text={WHATSAPP_LINE.toProspect(name, isGiver ? "" : giver.name)}
        onPress={() => went("whatsapp")}
      />
      {email && (
        <Button asChild size="sm" variant="secondary" className="max-w-full">
          <a href={`mailto:${email}`} onClick={() => went("mail")}>
            <Mail /> <span className="truncate">{email}</span>
          </a>
        </Button>
      )}
    </div>
  );
}
