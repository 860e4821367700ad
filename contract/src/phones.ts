/** Digits and the plus sign: what a telephone dials. */
export const dialled = (phone: string) => phone.replace(/[^\d+]/g, "");

/** An Indian mobile number grouped for reading; others unchanged. */
export const readablePhone = (phone: string) => phone.replace(/^\+91([6-9]\d{4})(\d{5})$/, "+91 $1 $2");
