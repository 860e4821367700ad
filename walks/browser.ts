/** What a walk needs from a browser. An expression is JavaScript that runs in the page. */
export interface Browser {
  open: (address: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Clicks the element that the expression finds, as a person would. */
  press: (expression: string) => Promise<void>;
  type: (expression: string, text: string) => Promise<void>;
  /** Errors and warnings of the console since the last call. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
