/** Where a notification about a lead leads. */
export const leadPath = (id: string) => `/business-cards?section=my-leads&lead=${id}`;
