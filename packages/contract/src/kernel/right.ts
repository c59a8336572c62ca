/**
 * The smallest remit with which a role must be granted to give a right. Rights over people can be granted for a
 * department with everything below it. Rights over the company are not given by a role granted in one college only.
 */
export type Reach = 'company' | 'college' | 'department'

/** The rights of a domain, by `domain.action`. */
export type Rights = Readonly<Record<string, Reach>>
