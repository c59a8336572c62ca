/** How people come by an account: not by themselves, by invitation, by an address of the company, or after a yes. */
export const REGISTER_WAYS = ['closed', 'invitation', 'domain', 'approval'] as const
export type RegisterWay = (typeof REGISTER_WAYS)[number]
