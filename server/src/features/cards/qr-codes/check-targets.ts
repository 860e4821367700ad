import { parsePhoneNumberFromString } from "libphonenumber-js/max";
import { and, inArray } from "drizzle-orm";
import { DEFAULT_COUNTRY } from "@cardplaza/contract/product";
import { QR_STUDIO_TEXT } from "@cardplaza/contract/cards/qr-codes/qr-code-rules";
import type {
  DeviceTargets,
  QrDestination,
  ScheduledTarget,
} from "@cardplaza/contract/cards/qr-codes/qr-codes";
import type { MemberContext } from "../../../context.ts";
import { invalid } from "../../../platform/refusals.ts";
import { editableBy, notDeleted } from "../card-conditions.ts";
import { cards } from "../cards.table.ts";
import { leadsBack } from "./leads-back.ts";

export interface Targets {
  destination?: QrDestination;
  schedule?: ScheduledTarget[];
  devices?: DeviceTargets;
}

/** Refuses, at their fields, targets that are not allowed; returns numbers in the dialled form. */
export async function checkTargets<T extends Targets>(ctx: MemberContext, given: T): Promise<T> {
  const fields: Record<string, string> = {};
  const own = await ownCards(ctx, cardsNamedIn(given));

  const check = (destination: QrDestination, path: string): QrDestination => {
    if (destination.type === "address") {
      if (leadsBack(ctx.origin, destination.url)) fields[`${path}.url`] = QR_STUDIO_TEXT.leadsBack;
      return destination;
    }
    if (destination.type === "whatsapp") {
      const number = parsePhoneNumberFromString(destination.phone, DEFAULT_COUNTRY);
      if (!number?.isValid() || number.ext) fields[`${path}.phone`] = QR_STUDIO_TEXT.badWhatsApp;
      return { ...destination, phone: number?.number ?? destination.phone };
    }
    const { cardId } = destination;
    if (cardId !== undefined && !own.has(cardId)) fields[`${path}.cardId`] = QR_STUDIO_TEXT.notYourCard;
    return destination;
  };

  const { destination, schedule, devices } = given;
  const checked = {
    ...given,
    ...(destination && { destination: check(destination, "destination") }),
    ...(schedule && {
      schedule: schedule.map((each, at) => ({
        ...each,
        destination: check(each.destination, `schedule.${at}.destination`),
      })),
    }),
    ...(devices && {
      devices: Object.fromEntries(
        Object.entries(devices).map(([device, target]) => [device, check(target, `devices.${device}`)]),
      ),
    }),
  };
  if (Object.keys(fields).length > 0) throw invalid(fields, Object.values(fields)[0]);
  return checked;
}

function cardsNamedIn({ destination, schedule = [], devices = {} }: Targets): string[] {
  const all = [destination, ...schedule.map((each) => each.destination), ...Object.values(devices)];
  return all.flatMap((each) =>
    each && (each.type === "card" || each.type === "contact") && each.cardId ? [each.cardId] : [],
  );
}

async function ownCards({ db, member }: MemberContext, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .select({ id: cards.id })
    .from(cards)
    .where(and(inArray(cards.id, ids), editableBy(member.id), notDeleted()));
  return new Set(rows.map(({ id }) => id));
}
