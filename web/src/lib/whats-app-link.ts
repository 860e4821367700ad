import { withoutPlaceholder } from "@cardplaza/contract/cards/card-rules";
import { dialled } from "@cardplaza/contract/phones";

/** A chat with an Indian mobile number, or any number that is written with its country. */
export function whatsAppLink(phone: string): string | null {
  const number = dialled(withoutPlaceholder("phone", phone));
  if (/^[6-9]\d{9}$/.test(number)) return `https://wa.me/91${number}`;
  if (/^\+91[6-9]\d{9}$/.test(number) || /^\+(?!91)\d{8,15}$/.test(number))
    return `https://wa.me/${number.slice(1)}`;
  return null;
}

/** Opens WhatsApp with a text. The person chooses whom to send it to. */
export const whatsAppShare = (text: string) => `https://wa.me/?text=${encodeURIComponent(text)}`;
