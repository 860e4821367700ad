/** A sent enquiry among all others that were sent. */
export const sentPath = (id: string) => `/business-enquiries?tab=sent&enquiry=${id}`;
