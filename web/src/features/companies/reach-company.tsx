import { dialled } from "@cardplaza/contract/phones";
import { Phone } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { WhatsAppButton } from "../../ui/whats-app-button.tsx";
import { countContact } from "../../lib/count-contact.ts";

interface ReachCompanyProps {
  company: { phone: string; showWhatsapp: boolean };
  /** The page on which it is tapped. */
  of: "companies" | "products";
  id: string;
  /** The first line of a chat. */
  text: string;
}

/** Call and WhatsApp; links, so they work without scripts. */
export function ReachCompany({ company: { phone, showWhatsapp }, of, id, text }: ReachCompanyProps) {
  if (!phone) return null;
  return (
    <>
      <Button asChild variant="secondary">
        <a href={`tel:${dialled(phone)}`} onClick={() => countContact(of, id, "call")}>
          <Phone /> Call
        </a>
      </Button>
      {showWhatsapp && (
        <WhatsAppButton phone={phone} text={text} onPress={() => countContact(of, id, "whatsapp")} />
      )}
    </>
  );
}
