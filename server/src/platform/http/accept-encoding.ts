import Negotiator from "negotiator";

/** Whether an `Accept-Encoding` header names this encoding and does not refuse it with `q=0`. */
export const accepts = (header: string, encoding: string): boolean =>
  new Negotiator({ headers: { "accept-encoding": header } }).encodings().includes(encoding);
