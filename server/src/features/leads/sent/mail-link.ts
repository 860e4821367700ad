import { randomBytes } from "node:crypto";
import { and, eq, gt } from "drizzle-orm";
import { CARD_PATHS } from "@cardplaza/contract/paths";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { DAY_MS } from "@cardplaza/contract/time";
import type { Context } from "../../../context.ts";
import type { Tx } from "../../../platform/database.ts";
import { takeTurn } from "../../../platform/advisory-locks.ts";
import { hashToken } from "../../accounts/sessions/session-queries.ts";
import { unsubscribeAddressUrl } from "../../notifications/unsubscribe-codes.ts";
import { isUnsubscribed } from "../../notifications/unsubscribed-addresses.ts";
import { unsubscribeHeaders, layOutMail } from "../../outgoing/mail-layout.ts";
import { queueMail } from "../../outgoing/queue-mail.ts";
import { leadLinks } from "../leads.table.ts";

interface Recipient {
  email: string;
  addressHash: string;
  cardId: string;
}

/**
 * The link shows everything that we store for this address, so one a day is enough, however many cards
 * the sender writes to. Nobody can flood another person's mailbox with it either.
 */
export async function mailOwnLink(
  ctx: Context,
  tx: Tx,
  { email, addressHash, cardId }: Recipient,
): Promise<void> {
  await takeTurn(tx, "leadLink", addressHash);
  const today = and(
    eq(leadLinks.addressHash, addressHash),
    gt(leadLinks.createdAt, new Date(ctx.now.getTime() - DAY_MS)),
  );
  if ((await tx.$count(leadLinks, today)) > 0 || (await isUnsubscribed(tx, email, ctx.now))) return;
  const code = randomBytes(24).toString("base64url");
  await tx.insert(leadLinks).values({ codeHash: hashToken(code), addressHash, createdAt: ctx.now });
  // By its id: a slug contains the card's name, which a member chose.
  await mail(ctx, tx, email, `${ctx.origin}${CARD_PATHS.card(cardId)}?lead=${code}`);
}

// Anybody can have this sent to any address, so it contains no text of the sender.
async function mail(ctx: Context, tx: Tx, email: string, url: string): Promise<void> {
  const unsubscribe = await unsubscribeAddressUrl({ ...ctx, db: tx }, email);
  const heading = "What you sent through a card";
  await queueMail(ctx, tx, {
    to: email,
    subject: `${heading} on ${PRODUCT_NAME}`,
    headers: unsubscribeHeaders(unsubscribe),
    ...layOutMail({
      heading,
      paragraphs: [
        "A message with your e-mail address was sent through a digital business card.",
        "Use this link to see, withdraw or delete what you sent. Keep the link to yourself.",
      ],
      button: { label: "See what you sent", url },
      footer: "If it was not you, open the link and delete it.",
      unsubscribeUrl: unsubscribe,
    }),
  });
}
