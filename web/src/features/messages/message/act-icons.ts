import {
  AlarmClock,
  Copy,
  Flag,
  Forward,
  type LucideIcon,
  MailOpen,
  MessageSquareLock,
  Pencil,
  Pin,
  PinOff,
  Reply,
  Trash2,
} from "lucide-react";
import type { MessageAct } from "./message-acts.ts";

export const ACT_ICONS: Record<MessageAct, LucideIcon> = {
  reply: Reply,
  answerPrivately: MessageSquareLock,
  copy: Copy,
  forward: Forward,
  pin: Pin,
  unpin: PinOff,
  remind: AlarmClock,
  edit: Pencil,
  markUnread: MailOpen,
  deleteForMe: Trash2,
  deleteForAll: Trash2,
  report: Flag,
};
export const IN_RED: readonly MessageAct[] = ["deleteForMe", "deleteForAll"];
