/** Domains whose texts are all in the first load: most visits begin with their screens. */
export const SHELL_DOMAINS: readonly string[] = ['kernel', 'settings', 'auth', 'home']
