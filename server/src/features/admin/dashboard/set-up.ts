import { SET_UP_STEPS, type SetUpStep } from "@cardplaza/contract/admin/operation-words";
import { PRODUCT_NAME } from "@cardplaza/contract/product";
import type { Config } from "../../../config.ts";
import { OFFICE } from "../../policies/legal-details.ts";

const IS_DONE: Record<SetUpStep, (config: Config) => boolean> = {
  legal_name: ({ SELLER_NAME }) => SELLER_NAME !== PRODUCT_NAME,
  grievance_officer: ({ GRIEVANCE_OFFICER_NAME }) => GRIEVANCE_OFFICER_NAME !== OFFICE,
  mail: ({ SMTP_URL }) => SMTP_URL !== undefined,
  sms: ({ SMS_URL }) => SMS_URL !== undefined,
  payments: ({ payments }) => payments === "razorpay",
  // The product makes no backups.
  backup: () => false,
};

export const readSetUp = (config: Config) =>
  SET_UP_STEPS.map((step) => ({ step, isDone: IS_DONE[step](config) }));
