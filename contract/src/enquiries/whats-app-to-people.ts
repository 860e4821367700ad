import { PRODUCT_NAME } from "../product.ts";

/** The first line of a chat with a person, ready to be sent or written on. */
export const WHATSAPP_LINE = {
  toLead: (name: string) => `Hello ${name}, thank you for your message on ${PRODUCT_NAME}. `,
  toBuyer: (name: string, target: string) => `Hello ${name}, this is about your enquiry for ${target}. `,
  toAnswerer: (name: string) => `Hello ${name}, thank you for answering my request on ${PRODUCT_NAME}. `,
  toApplicant: (name: string, job: string) => `Hello ${name}, this is about your application for ${job}. `,
  toProspect: (name: string, giver: string) =>
    giver ? `Hello ${name}, ${giver} gave me your contact. ` : `Hello ${name}, `,
  toVisitor: (name: string) => `Hello ${name}, this is about your visit to our chapter meeting. `,
} as const;
