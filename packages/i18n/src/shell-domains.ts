/** Domains whose texts are all in the first load of an app: most visits begin with their screens, or every screen uses them. */
export const SHELL_DOMAINS: Readonly<Record<'mobile' | 'desktop', readonly string[]>> = {
  mobile: ['kernel', 'settings', 'home'],
  desktop: ['kernel'],
}

/** The group of the texts that come with the audit log: the names that every domain gives to what it records. */
export const AUDIT_TEXTS = 'audit'
