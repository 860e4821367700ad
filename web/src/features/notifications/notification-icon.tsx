import type { NotificationType } from "@cardplaza/contract/notifications/notification-words";
import {
  Bell,
  Briefcase,
  Building2,
  CalendarCheck,
  ContactRound,
  FileUser,
  IdCard,
  type LucideIcon,
  MessageCircleQuestionMark,
  MessageSquareText,
  Star,
  UserCheck,
  UserPlus,
} from "lucide-react";
import { cn } from "../../ui/class-names.ts";

const ICONS: Record<NotificationType, LucideIcon> = {
  card_created: IdCard,
  request_sent: UserPlus,
  request_accepted: UserCheck,
  enquiry_sent: MessageCircleQuestionMark,
  contact_attempt: ContactRound,
  message_received: MessageSquareText,
  company_onboarded: Building2,
  review_posted: Star,
  meeting_booked: CalendarCheck,
  job_posted: Briefcase,
  job_application: FileUser,
};

/** A picture by type; a type of tomorrow's server gets the bell. */
export function NotificationIcon({ type, strong }: { type: string; strong: boolean }) {
  const Icon = (ICONS as Partial<Record<string, LucideIcon>>)[type] ?? Bell;
  return (
    <span
      aria-hidden="true"
      className={cn(
        "grid size-9 shrink-0 place-items-center rounded-full",
        strong ? "bg-brand-soft text-brand-strong" : "bg-hover text-muted",
      )}
    >
      <Icon className="size-4.5" />
    </span>
  );
}
