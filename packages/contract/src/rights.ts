/** What a role can allow, by domain and action. A right is held in one college or, by administrators of the company, in all. */
export const rights = ['ops.jobs.view', 'ops.jobs.retry'] as const

export type Right = (typeof rights)[number]
