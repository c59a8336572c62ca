/**
 * How far a role must reach so that it brings a right. Rights over people can be held for a part of a college, a department
 * with everything below it. Rights over the company itself do not come with a role that is held in one college only.
 */
export type Reach = 'company' | 'college' | 'department'

/** Rights of a domain, by domain and action. */
export type Rights = Readonly<Record<string, Reach>>
