import { DEFAULT_QR_DESIGN } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type {
  DeviceTargets,
  QrCode,
  QrDesign,
  QrDestination,
  ScheduledTarget,
} from "@cardplaza/contract/cards/qr-codes/qr-codes";

/** What is edited before it is saved. */
export interface CodeDraft {
  name: string;
  destination: QrDestination;
  design: QrDesign;
  schedule: ScheduledTarget[];
  devices: DeviceTargets;
  expiresAt: string | null;
}

export const NEW_DRAFT: CodeDraft = {
  name: "",
  destination: { type: "card" },
  design: DEFAULT_QR_DESIGN,
  schedule: [],
  devices: {},
  expiresAt: null,
};

export const draftOf = ({ name, destination, design, schedule, devices, expiresAt }: QrCode): CodeDraft => ({
  name,
  destination,
  design,
  schedule,
  devices,
  expiresAt,
});

export const isSameDraft = (one: CodeDraft, other: CodeDraft) =>
  JSON.stringify(one) === JSON.stringify(other);

/** The first kind of target that a new rule begins with. */
export const NO_ADDRESS: QrDestination = { type: "address", url: "" };

/** A time as `<input type="datetime-local">` writes it, in the browser's own time zone. */
export function localTime(iso: string | null): string {
  if (!iso) return "";
  const time = new Date(iso);
  return new Date(time.getTime() - time.getTimezoneOffset() * 60_000).toISOString().slice(0, 16);
}

export const isoTime = (local: string): string | null => (local ? new Date(local).toISOString() : null);

const TARGET_WORDS = {
  card: () => "My card",
  contact: () => "Contact file",
  address: ({ url }: { url: string }) => url.replace(/^https?:\/\//, ""),
  whatsapp: ({ phone }: { phone: string }) => `WhatsApp ${phone}`,
};

/** Where a code leads, in a few words. */
export const targetWords = (destination: QrDestination): string =>
  TARGET_WORDS[destination.type](destination as never);
