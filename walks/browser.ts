/** What a walk needs of a browser. An expression is JavaScript that runs in the page. */
export interface Browser {
  open: (address: string) => Promise<void>;
  evaluate: (expression: string) => Promise<unknown>;
  /** Presses the element that the expression finds, as a person would. */
  press: (expression: string) => Promise<void>;
  type: (expression: string, text: string) => Promise<void>;
  /** What the console has complained about since the last call. */
  complaints: () => Promise<string[]>;
  close: () => Promise<void>;
}
