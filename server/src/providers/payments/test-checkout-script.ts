/**
 * `window.Razorpay` of the test gateway: a small dialog to choose how the payment ends. It takes the options of
 * the real one that the product uses. It is drawn in a shadow root, so that its styles and those of the page do
 * not affect each other.
 */
export const TEST_CHECKOUT_SCRIPT = String.raw`"use strict";
(() => {
  const STYLE = ${JSON.stringify(`
    dialog { pointer-events: auto; box-sizing: border-box; width: min(400px, calc(100vw - 32px)); padding: 0; border: 1px solid #93a1b8; border-radius: 12px; background: #fff; color: #0f172a; font: 16px/1.5 system-ui, sans-serif; }
    dialog::backdrop { background: rgb(15 23 42 / 60%); }
    header { display: flex; align-items: start; gap: 12px; padding: 20px 20px 12px; }
    header div { flex: 1; min-width: 0; }
    h2 { margin: 0; font-size: 18px; line-height: 1.3; overflow-wrap: anywhere; }
    p { margin: 4px 0 0; font-size: 14px; color: #475569; }
    .mark { margin: 0; padding: 8px 20px; border-radius: 11px 11px 0 0; background: #fde68a; color: #713f12; font-size: 14px; font-weight: 600; }
    .choices { display: grid; gap: 8px; padding: 0 20px 20px; }
    button { min-height: 44px; border: 1px solid #64748b; border-radius: 10px; background: #fff; color: inherit; font: inherit; font-size: 15px; cursor: pointer; }
    button:hover:enabled { background: #f1f5f9; }
    button:focus-visible { outline: 3px solid #2563eb; outline-offset: 2px; }
    button:disabled { opacity: .55; cursor: default; }
    button.pay { border-color: #1d4ed8; background: #1d4ed8; color: #fff; font-weight: 600; }
    button.pay:hover:enabled { background: #1e40af; }
    button.close { min-width: 44px; border-color: transparent; font-size: 20px; line-height: 1; }
    [role="status"] { min-height: 21px; padding: 0 20px 12px; font-size: 14px; color: #991b1b; }
  `)};
  const rupees = (paise) => new Intl.NumberFormat("en-IN", { style: "currency", currency: "INR", maximumFractionDigits: 0 }).format(paise / 100);
  const element = (name, fields, ...children) => {
    const made = Object.assign(document.createElement(name), fields);
    made.append(...children);
    return made;
  };
  window.Razorpay = class {
    constructor(options) {
      this.options = options;
      this.listeners = { "payment.failed": [] };
      this.failures = 0;
    }
    on(event, listener) {
      (this.listeners[event] ??= []).push(listener);
    }
    open() {
      const { name = "", description = "", amount = 0, modal = {}, timeout } = this.options;
      const choose = (outcome) => () => void this.send(outcome);
      this.status = element("div", { role: "status" });
      this.buttons = [
        element("button", { type: "button", className: "pay", textContent: "Pay " + rupees(amount), onclick: choose("pay") }),
        element("button", { type: "button", textContent: "Let the payment fail", onclick: choose("fail") }),
        element("button", { type: "button", textContent: "Answer with a wrong signature", onclick: choose("forge") }),
        element("button", { type: "button", textContent: "Hang", onclick: () => this.hang() }),
      ];
      const close = element("button", { type: "button", className: "close", ariaLabel: "Close the test checkout", textContent: "×", onclick: () => this.dismiss() });
      this.dialog = element("dialog", { ariaLabel: "Test checkout" },
        element("div", { className: "mark", textContent: "Test gateway: no money is taken" }),
        element("header", {}, element("div", {}, element("h2", { textContent: name }), element("p", { textContent: description })), close),
        this.status,
        element("div", { className: "choices" }, ...this.buttons));
      this.dialog.addEventListener("cancel", (event) => {
        event.preventDefault();
        if (modal.escape !== false) this.dismiss();
      });
      // Chromium closes the dialog on a second Escape even if the first was cancelled.
      this.dialog.addEventListener("keydown", (event) => {
        if (event.key === "Escape" && modal.escape === false) event.preventDefault();
      });
      this.dialog.addEventListener("click", (event) => {
        if (event.target === this.dialog && modal.backdropclose) this.dismiss();
      });
      this.host = element("div", {});
      this.host.attachShadow({ mode: "open" }).append(element("style", { textContent: STYLE }), this.dialog);
      document.body.append(this.host);
      this.dialog.showModal();
      this.buttons[0].focus();
      if (timeout) this.timer = setTimeout(() => this.dismiss("timeout"), timeout * 1000);
    }
    close() {
      clearTimeout(this.timer);
      this.host?.remove();
    }
    dismiss(reason) {
      this.close();
      this.options.modal?.ondismiss?.(reason);
    }
    hang() {
      this.busy(true);
      this.status.textContent = "Waiting for a bank that does not answer…";
    }
    busy(on) {
      for (const button of this.buttons) button.disabled = on;
    }
    async send(outcome) {
      this.busy(true);
      const body = JSON.stringify({ order_id: this.options.order_id, outcome });
      let answer;
      try {
        const response = await fetch("/api/test-gateway/checkout", { method: "POST", headers: { "Content-Type": "application/json" }, body });
        answer = await response.json();
      } catch {
        answer = { error: { code: "GATEWAY_ERROR", description: "The test gateway could not be reached" } };
      }
      if (answer.error) return this.fail(answer.error);
      this.close();
      this.options.handler(answer);
    }
    fail(error) {
      const { retry } = this.options;
      this.failures++;
      this.busy(false);
      this.status.textContent = error.description;
      for (const listener of this.listeners["payment.failed"]) listener({ error });
      if (!retry?.enabled || this.failures > (retry.max_count ?? 3)) this.dismiss();
    }
  };
})();
`;
