import { z } from "zod";
import { Moment } from "../../dates.ts";
import { webLink } from "../../links/web-link.ts";
import { CardRef } from "../cards.ts";
import { EditedOn, Version, Id, Timestamp } from "../../shapes.ts";
import { endpoints } from "../../endpoint.ts";
import { PhoneText } from "../../accounts/people.ts";
import {
  MAX_SCHEDULED,
  QR_DOTS,
  QR_EYES,
  QR_FORMATS,
  QR_FRAMES,
  QR_LABEL_MAX,
  QR_NAME_MAX,
  QR_STUDIO_TEXT,
  WHATSAPP_TEXT_MAX,
} from "./qr-code-rules.ts";
import { REPORT_REASONS } from "../../moderation/report-reasons.ts";
import { Line, Text } from "../../text.ts";
import { PictureUrl } from "../../uploads/uploads.ts";

const Colour = z
  .string()
  .regex(/^#[0-9a-f]{6}$/i, "Enter a colour such as #2563eb.")
  .transform((colour) => colour.toLowerCase());

/** The look of a code. Without their own colours, eyes and frame take the foreground's. */
export const QrDesign = z.object({
  foreground: Colour,
  background: Colour,
  eyeColor: Colour.nullable(),
  dots: z.enum(QR_DOTS),
  eyes: z.enum(QR_EYES),
  frame: z.enum(QR_FRAMES),
  frameColor: Colour.nullable(),
  label: Line(0, QR_LABEL_MAX),
  logo: PictureUrl.nullable(),
});
export type QrDesign = z.infer<typeof QrDesign>;

const Address = z
  .string()
  .max(2000, "At most 2000 characters.")
  .transform((value, issues) => {
    const link = webLink(value);
    if (link === null) issues.addIssue({ code: "custom", message: QR_STUDIO_TEXT.badAddress });
    return link ?? "";
  });

/** Where a code leads. The default card is the one that the code belongs to. */
export const QrDestination = z.discriminatedUnion("type", [
  z.object({ type: z.literal("card"), cardId: CardRef.optional() }),
  z.object({ type: z.literal("contact"), cardId: CardRef.optional() }),
  z.object({ type: z.literal("address"), url: Address }),
  z.object({
    type: z.literal("whatsapp"),
    phone: PhoneText,
    text: Text(0, WHATSAPP_TEXT_MAX).default(""),
  }),
]);
export type QrDestination = z.infer<typeof QrDestination>;

const SentMoment = Moment.transform((time) => new Date(time).toISOString());

/** During this time the code leads here; the first match counts. */
export const ScheduledTarget = z
  .object({ from: SentMoment, until: SentMoment, destination: QrDestination })
  .refine(({ from, until }) => from < until, { path: ["until"], message: QR_STUDIO_TEXT.endsBeforeStart });
export type ScheduledTarget = z.infer<typeof ScheduledTarget>;

export const DeviceTargets = z.object({
  ios: QrDestination.optional(),
  android: QrDestination.optional(),
  desktop: QrDestination.optional(),
});
export type DeviceTargets = z.infer<typeof DeviceTargets>;

const Schedule = z.array(ScheduledTarget).max(MAX_SCHEDULED, `At most ${MAX_SCHEDULED} times.`);

const QrCodeFields = z.object({
  name: Line(1, QR_NAME_MAX),
  destination: QrDestination,
  /** Fields that are left out stay as they are, or take their default on a new code. */
  design: QrDesign.partial(),
  schedule: Schedule,
  devices: DeviceTargets,
  expiresAt: SentMoment.nullable(),
  paused: z.boolean(),
});

export const NewQrCode = QrCodeFields.omit({ paused: true }).partial().extend({
  /** The card that its scans are counted for; by default the main card. */
  cardId: CardRef.optional(),
});
export type NewQrCode = z.infer<typeof NewQrCode>;

export const QrCodeChange = QrCodeFields.partial().extend(EditedOn);
export type QrCodeChange = z.infer<typeof QrCodeChange>;

const ShownDestination = z.discriminatedUnion("type", [
  z.object({ type: z.literal("card"), cardId: z.string().optional() }),
  z.object({ type: z.literal("contact"), cardId: z.string().optional() }),
  z.object({ type: z.literal("address"), url: z.string() }),
  z.object({ type: z.literal("whatsapp"), phone: z.string(), text: z.string() }),
]);

export const QrCode = z.object({
  _id: Id,
  /** Seven characters; never changed, never given to another member. */
  code: z.string(),
  /** The printed address. */
  url: z.string(),
  cardId: Id,
  name: z.string(),
  destination: ShownDestination,
  design: z.object({
    foreground: z.string(),
    background: z.string(),
    eyeColor: z.string().nullable(),
    dots: z.enum(QR_DOTS),
    eyes: z.enum(QR_EYES),
    frame: z.enum(QR_FRAMES),
    frameColor: z.string().nullable(),
    label: z.string(),
    logo: z.string().nullable(),
  }),
  schedule: z.array(z.object({ from: z.string(), until: z.string(), destination: ShownDestination })),
  devices: z.object({
    ios: ShownDestination.optional(),
    android: ShownDestination.optional(),
    desktop: ShownDestination.optional(),
  }),
  expiresAt: Timestamp.nullable(),
  paused: z.boolean(),
  /** How well the code scans in print, of 100. */
  score: z.number().int(),
  /** How often people scanned the code since it was created. */
  scans: z.number().int(),
  /** The owner's account is new: until then a scan first shows the host of an outside target. */
  namesTargetUntil: Timestamp.nullable(),
  created_at: Timestamp,
  updated_at: Timestamp,
  version: Version,
});
export type QrCode = z.infer<typeof QrCode>;

export const QrPreview = z.object({
  svg: z.string(),
  score: z.number().int(),
  /** Why it would be refused; empty if it would not. */
  problems: z.array(z.string()),
  warnings: z.array(z.string()),
});
export type QrPreview = z.infer<typeof QrPreview>;

export const QrStats = z.object({
  /** People's scans of the last 90 days. */
  total: z.number().int(),
  /** Bots that requested the code, in the same time. */
  bots: z.number().int(),
  days: z.array(z.object({ day: z.iso.date(), scans: z.number().int() })),
  devices: z.array(z.object({ device: z.string(), scans: z.number().int() })),
  /** Countries by the language setting of the device; null if unknown. */
  countries: z.array(z.object({ country: z.string().nullable(), scans: z.number().int() })),
});
export type QrStats = z.infer<typeof QrStats>;

const premium = { auth: "premium", feature: "Advanced QR" } as const;
const dynamic = { auth: "premium", feature: "Dynamic QR" } as const;
const OneCode = z.object({ id: z.string().max(40) });
/** Any text: the response is a page, also if the code does not exist. */
const OnePath = z.object({ code: z.string().max(100) });

export const qrCodes = endpoints({
  "GET /api/qr-codes": {
    ...dynamic,
    summary: "Your QR codes, the newest first",
    query: z.object({ cardId: CardRef.optional() }),
    returns: z.object({
      qrCodes: z.array(QrCode),
      /** As in a code, so that the owner knows it before making the first. */
      namesTargetUntil: Timestamp.nullable().optional(),
    }),
  },
  "POST /api/qr-codes": {
    ...dynamic,
    summary: "Make a QR code whose target can be changed later",
    body: NewQrCode,
    returns: QrCode,
    status: 201,
    limit: { points: 120, seconds: 3600, by: "account" },
  },
  "POST /api/qr-codes/preview": {
    ...premium,
    summary: "How a design looks and how well it reads",
    body: z.object({ design: QrDesign.partial(), id: Id.optional() }),
    returns: QrPreview,
    limit: { points: 1200, seconds: 3600, by: "account" },
  },
  "PATCH /api/qr-codes/:id": {
    ...dynamic,
    summary: "Change where a QR code leads or how it looks; the code itself stays",
    params: OneCode,
    body: QrCodeChange,
    returns: QrCode,
    limit: { points: 600, seconds: 3600, by: "account" },
  },
  "DELETE /api/qr-codes/:id": {
    summary: "Delete a QR code, on every plan; a scan then shows your card",
    auth: "member",
    params: OneCode,
    returns: null,
  },
  "GET /api/qr-codes/:id/stats": {
    ...dynamic,
    summary: "Scans of the last 90 days by day, device and country",
    params: OneCode,
    returns: QrStats,
  },
  "GET /api/qr-codes/:id/image": {
    ...premium,
    summary: "The QR code to print, as PNG, SVG or PDF",
    params: OneCode,
    query: z.object({ format: z.enum(QR_FORMATS).default("png") }),
    returns: { raw: "image/png" },
    limit: { points: 600, seconds: 3600, by: "account" },
  },
  "GET /q/:code": {
    summary: "Where a printed QR code leads today",
    params: OnePath,
    hiddenFromAdmins: true,
    returns: { raw: "text/html; charset=utf-8" },
  },
  "POST /q/:code/report": {
    summary: "Report the target of a QR code to the administrators",
    params: OnePath,
    form: z.object({ reason: z.enum(REPORT_REASONS) }),
    returns: { raw: "text/html; charset=utf-8" },
    limit: { points: 20, seconds: 3600, by: "address" },
  },
});
