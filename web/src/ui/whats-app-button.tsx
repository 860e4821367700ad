import { MessageCircle } from "lucide-react";
import { whatsAppLink } from "../lib/whats-app-link.ts";
import { Button, type ButtonProps } from "./button.tsx";

interface WhatsAppButtonProps extends Pick<ButtonProps, "variant" | "size" | "className"> {
  phone: string | null | undefined;
  /** The first line, ready to be sent. */
  text: string;
  /** The recipient's name, if several people are in one list. */
  to?: string;
  /** Counts the tap, for example. */
  onPress?: () => void;
}

/** A chat with the number, in a new tab. Nothing where the number cannot have WhatsApp, such as a landline. */
export function WhatsAppButton({
  phone,
  text,
  to,
  onPress,
  variant = "secondary",
  ...looks
}: WhatsAppButtonProps) {
  const chat = phone && whatsAppLink(phone);
  if (!chat) return null;
  return (
    <Button asChild variant={variant} {...looks}>
      <a
        href={`${chat}?text=${encodeURIComponent(text)}`}
        target="_blank"
        rel="noopener noreferrer"
        aria-label={to && `WhatsApp ${to}`}
        onClick={onPress}
      >
        <MessageCircle /> WhatsApp
      </a>
    </Button>
  );
}
