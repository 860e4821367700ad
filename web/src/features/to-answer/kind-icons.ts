import type { ToAnswerKind } from "@cardplaza/contract/to-answer/to-answer-words";
import {
  BriefcaseBusiness,
  CalendarCheck,
  Gift,
  Handshake,
  IdCard,
  type LucideIcon,
  MessageCircleMore,
  MessagesSquare,
  UserPlus,
  UsersRound,
} from "lucide-react";

export const KIND_ICONS: Record<ToAnswerKind, LucideIcon> = {
  lead: IdCard,
  enquiry: MessagesSquare,
  application: BriefcaseBusiness,
  referral: Gift,
  visit: CalendarCheck,
  join: Handshake,
  invitation: UserPlus,
  introduction: UsersRound,
  message: MessageCircleMore,
};
