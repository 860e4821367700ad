import Negotiator from "negotiator";

/** Whether an `Accept-Encoding` header takes this encoding: named, and not refused with `q=0`. */
export const accepts = (header: string, encoding: string): boolean =>
  new Negotiator({ headers: { "accept-encoding": header } }).encodings().includes(encoding);
