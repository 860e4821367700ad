import { dialled, readablePhone } from "@cardplaza/contract/cards/card-rules";
import type { Referral } from "@cardplaza/contract/chapters/referral";
import { Mail, Phone } from "lucide-react";
import { Button } from "../../../ui/button.tsx";

/** The ways to reach the prospect, each one tap away. */
export function ProspectContact({ prospect: { phone, email, erased } }: Pick<Referral, "prospect">) {
  if (erased) return <p className="text-sm text-muted">Their details were erased.</p>;
  return (
    <div className="flex flex-wrap gap-2">
      {phone && (
        <Button asChild size="sm" variant="secondary">
          <a href={`tel:${dialled(phone)}`}>
            <Phone /> {readablePhone(phone)}
          </a>
        </Button>
      )}
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
