import { dayInWords } from "@cardplaza/contract/date-words";
import { INDIAN_STATES, type StateCode } from "@cardplaza/contract/places/indian-states";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import { money } from "../../../platform/pdf/pdf-words.ts";
import type { InvoiceRow } from "../payments/payments.table.ts";

declare module "../../../platform/pdf/draw-pdf.ts" {
  interface PdfKinds {
    invoice: InvoiceRow;
  }
}

const placed = (state: StateCode) => `${INDIAN_STATES[state]} (${state})`;

export const invoiceFileName = ({ number }: InvoiceRow) => `invoice-${number.replaceAll("/", "-")}.pdf`;

/** All texts of an invoice. */
export function invoiceLines(invoice: InvoiceRow) {
  const { seller, buyer, gst } = invoice;
  const half = gst.ratePercent / 2;
  const taxes: [string, number][] =
    gst.igstPaise > 0
      ? [[`IGST ${gst.ratePercent}%`, gst.igstPaise]]
      : [
          [`CGST ${half}%`, gst.cgstPaise],
          [`SGST ${half}%`, gst.sgstPaise],
        ];
  return {
    isTest: invoice.number.startsWith("TEST/"),
    title: "Tax invoice",
    facts: [
      ["Invoice number", invoice.number],
      ["Date", dayInWords(invoice.issuedAt)],
      ["Place of supply", placed(buyer.state ?? seller.state)],
    ] as const,
    seller: [
      seller.name,
      ...seller.address.split("\n"),
      placed(seller.state),
      ...(seller.gstin ? [`GSTIN ${seller.gstin}`] : []),
    ],
    buyer: [
      buyer.name || "Not given",
      ...buyer.address.split("\n").filter(Boolean),
      ...(buyer.state ? [placed(buyer.state)] : []),
      ...(buyer.gstin ? [`GSTIN ${buyer.gstin}`] : []),
    ],
    item: {
      what: `${PRODUCT_NAME} Premium, 1 year`,
      period: `${dayInWords(invoice.periodStartsAt)} to ${dayInWords(invoice.periodEndsAt)}`,
      sac: gst.sac,
      amount: money(gst.taxablePaise),
    },
    sums: [
      ["Taxable value", money(gst.taxablePaise)] as const,
      ...taxes.map(([name, paise]) => [name, money(paise)] as const),
    ],
    total: money(invoice.amountPaise),
  };
}
